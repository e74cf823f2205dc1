// Walking the board: arrows go to the nearest thing that way, n and b to the next and the last thing that can be clicked.
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
  const focus = (element: Element | undefined): void => (element as HTMLElement | undefined)?.focus();

  function turn(step: number): void {
    const lit = [...root.querySelectorAll('[data-walk][tabindex="0"]')];
    const now = document.activeElement ? lit.indexOf(document.activeElement) : -1;
    focus(lit[(now + step + lit.length) % lit.length] ?? lit[0]);
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ahead = AHEAD[event.key];
    const things = [...root.querySelectorAll('[data-walk]')];
    const here = document.activeElement;
    if (ahead && here && things.includes(here)) {
      const others = things.filter((thing) => thing !== here && !thing.contains(here));
      focus(others[nearest(middle(here), ahead, others.map(middle))]);
      event.preventDefault();
    } else if (event.key === 'n') turn(1);
    else if (event.key === 'b') turn(-1);
  }
  root.addEventListener('keydown', onkeydown);
  return { destroy: () => root.removeEventListener('keydown', onkeydown) };
}

/** An action that gives any element a name for motions. */
export function anchor(element: Element, name: string): { update: (name: string) => void } {
  const update = (next: string): void => element.setAttribute('data-at', next);
  update(name);
  return { update };
}
