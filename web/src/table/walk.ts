// Walking the board: arrows go to the nearest thing that way; n and b go, from anywhere, to the next and the last thing that can be chosen.
const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest thing in a direction: what lies straight ahead counts nearer than what lies aside. */
export function nearest(from: [number, number], ahead: [number, number], places: [number, number][]): number {
  let best = -1;
  let least = Infinity;
  places.forEach(([x, y], index) => {
    const along = (x - from[0]) * ahead[0] + (y - from[1]) * ahead[1];
    const aside = Math.abs((x - from[0]) * ahead[1]) + Math.abs((y - from[1]) * ahead[0]);
    if (along > 4 && along + 2.5 * aside < least) [best, least] = [index, along + 2.5 * aside];
  });
  return best;
}

/** An action for the element that holds the board. */
export function walk(root: HTMLElement): { destroy: () => void } {
  const current = (): Element | null => document.activeElement?.closest('[data-walk], [data-actions], [data-do]') ?? null; // the focus is inside a thing
  const focus = (element: Element | undefined): void => (element as HTMLElement | undefined)?.focus();

  /** What can be chosen: on the board and as buttons of the question, the yes a choice waits for first; when the table asks which of several is meant, these. */
  function offered(): Element[] {
    const all = [...document.querySelectorAll('[data-do], [data-actions]')].filter((one) => one.getClientRects().length > 0);
    const asked = all.filter((one) => one.matches('[data-listed]'));
    return asked.length > 0 ? asked : all;
  }

  function turn(step: number): void {
    const lit = offered();
    const here = current();
    const now = here ? lit.indexOf(here) : -1;
    focus(lit[now < 0 ? (step > 0 ? 0 : lit.length - 1) : (now + step + lit.length) % lit.length]);
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ahead = AHEAD[event.key];
    const things = [...root.querySelectorAll('[data-walk]')];
    const here = current();
    if (ahead && here && things.includes(here)) {
      const others = things.filter((thing) => thing !== here && !thing.contains(here));
      focus(others[nearest(middle(here), ahead, others.map(middle))]);
      event.preventDefault();
    }
  }

  // Listened for on the whole page: what had the focus is often gone after a move, and the keys must lead back to the board.
  function onpagekey(event: KeyboardEvent): void {
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.ctrlKey || event.metaKey || event.altKey || typing || document.querySelector('dialog[open]')) return;
    if (event.key === 'n') turn(1);
    else if (event.key === 'b') turn(-1);
  }
  root.addEventListener('keydown', onkeydown);
  window.addEventListener('keydown', onpagekey);
  return {
    destroy: () => {
      root.removeEventListener('keydown', onkeydown);
      window.removeEventListener('keydown', onpagekey);
    },
  };
}

/** An action that gives any element a name for motions. */
export function anchor(element: Element, name: string): { update: (name: string) => void } {
  const update = (next: string): void => element.setAttribute('data-at', next);
  update(name);
  return { update };
}
