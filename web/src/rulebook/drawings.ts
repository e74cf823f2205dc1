// Drawings are made one after another: those in sight first, the others when the page has nothing else to do, or before it is printed.
const NEAR = '600px';
const IDLE = 400; // milliseconds at most until the next one, on a page that rests

interface Waiting {
  holder: Element;
  make: () => Promise<void>;
}

class Drawings {
  private left = 0; // not made yet
  private waiting: Waiting[] = [];
  private busy = false;
  private eager = false;
  private readonly eye =
    typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver((seen) => seen.forEach((one) => one.isIntersecting && this.near(one.target)), { rootMargin: NEAR });

  /** Let a drawing wait for its turn; gives what takes it away. */
  enter(holder: Element, make: () => Promise<void>): () => void {
    this.waiting.push({ holder, make });
    this.left++;
    this.eye?.observe(holder);
    if (this.eager) void this.go();
    return () => {
      this.eye?.unobserve(holder);
      if (this.waiting.some((one) => one.holder === holder)) this.left--;
      this.waiting = this.waiting.filter((one) => one.holder !== holder);
    };
  }

  /** Make all of them, also those nobody looks at yet; tells when they are there. */
  async all(): Promise<void> {
    this.eager = true;
    void this.go();
    while (this.left > 0) await new Promise((done) => setTimeout(done, 30));
    this.eager = false;
  }

  private wanted: Element[] = [];

  private near(holder: Element): void {
    this.wanted.push(holder);
    void this.go();
  }

  private next(): Waiting | undefined {
    const place = this.waiting.findIndex((one) => this.wanted.includes(one.holder));
    if (place < 0 && !this.eager) return undefined;
    return this.waiting.splice(Math.max(0, place), 1)[0];
  }

  private async go(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let one = this.next(); one; one = this.next()) {
      await one.make();
      this.left--;
      await new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: IDLE }) : setTimeout(done)));
    }
    this.busy = false;
  }
}

export const drawings = new Drawings();
