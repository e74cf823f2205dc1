// Dragging, beside tapping: a mouse carries a picked thing to where it goes. Fingers tap, for dragging is how they scroll.
import { bare } from './stage';

const FAR = 8; // pixels: less is a click with an unsteady hand

/** A thing on the board that something can be dropped on. */
export interface Drop {
  hint: () => void; // something hovers over it
  take: () => void; // it has been dropped
}

const drops = new WeakMap<Element, Drop>();

/** Let things be dropped on an element. */
export function catches(element: Element, drop: Drop): void {
  drops.set(element, drop);
}

/** A picked thing under way. */
export class Carried {
  private readonly ghost: SVGGElement | null;

  constructor(
    drawing: SVGGElement,
    private readonly x: number,
    private readonly y: number,
  ) {
    this.ghost = ghostOf(drawing);
  }

  /** Whether a pointer has gone so far from where it was pressed that something is being carried. */
  static isFar(from: [number, number], event: PointerEvent): boolean {
    return Math.hypot(event.clientX - from[0], event.clientY - from[1]) > FAR;
  }

  move(event: PointerEvent): void {
    const matrix = this.ghost?.ownerSVGElement?.getScreenCTM();
    if (!matrix) return;
    this.ghost?.setAttribute('transform', `translate(${(event.clientX - this.x) / matrix.a} ${(event.clientY - this.y) / matrix.d})`);
  }

  /** What lies under the pointer and could take it. */
  static under(event: PointerEvent): Drop | undefined {
    const thing = document.elementFromPoint(event.clientX, event.clientY)?.closest('.spot');
    return thing && thing !== event.currentTarget ? drops.get(thing) : undefined;
  }

  end(): void {
    this.ghost?.remove();
  }
}

/** A copy of a drawing, over everything on its board. */
function ghostOf(drawing: SVGGElement): SVGGElement | null {
  const board = drawing.ownerSVGElement;
  const [own, base] = [drawing.getScreenCTM(), board?.getScreenCTM()];
  if (!board || !own || !base) return null;
  const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const copy = bare(drawing.cloneNode(true) as Element);
  const { a, b, c, d, e, f } = base.inverse().multiply(own);
  copy.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('carried');
  ghost.append(copy);
  board.append(ghost);
  return ghost;
}
