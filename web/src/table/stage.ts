// The stage: shows motions on a board. It measures anchors (data-at), moves copies of things, and leaves nothing behind.
import { mount, tick, unmount } from 'svelte';
import { BEAT, type At, type Motion } from './motion';

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 16; // CSS pixels between what happens and the edge of the room
const READING = 4; // beats that a sentence stands
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
type Fly = Extract<Motion, { kind: 'fly' }>;
/** A copy on the board, until it is cleared away; one that stays is, with the next event. */
interface Ghost {
  remove: () => void;
  stays: boolean;
}

export class Stage {
  root: HTMLElement | null = null; // holds the board; set by the shell
  alone = false; // one of several boards on a page: nothing outside it moves
  pace: () => number = () => 1;
  private running = new Set<Animation>();
  private ghosts: Ghost[] = [];
  private hidden: SVGElement[] = [];
  private hurried = false;
  private left: { room: Element; top: number } | null = null; // where the room of the board was before a story moved it

  /** Everything still on its way arrives at once. */
  hurry(): void {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
  }

  /** A phone: what happens beyond the edge of the board's room is brought into sight; afterwards the room is where it was. */
  follow(motions: Motion[]): void {
    const [at] = motions.flatMap((motion) => (motion.kind === 'fly' ? [motion.to] : 'at' in motion ? [motion.at] : []));
    const thing = at && this.pace() > 0 && !document.hidden ? this.find(at) : null;
    const room = thing && this.roomOf(thing);
    if (!thing || !room) return;
    const [box, edge] = [thing.getBoundingClientRect(), room.getBoundingClientRect()];
    const beyond = Math.min(0, box.top - edge.top - MARGIN) || Math.max(0, box.bottom - edge.bottom + MARGIN);
    if (!beyond) return;
    this.left ??= { room, top: room.scrollTop };
    room.scrollTop += beyond;
  }

  /** The part of the board that scrolls, and holds a thing. */
  private roomOf(thing: Element): Element | null {
    for (let one = thing.parentElement; one && this.root?.contains(one); one = one.parentElement)
      if (one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY === 'auto') return one;
    return null;
  }

  /** Show what leaves the old picture: flights, sinking, the first half of a turn. */
  async before(motions: Motion[]): Promise<void> {
    await Promise.all(motions.map((motion) => this.leave(motion)));
  }

  /** Show what arrives with the new picture, once it is drawn, and clear the flights away. */
  async arrive(motions: Motion[]): Promise<void> {
    await tick();
    this.clear();
    await Promise.all(motions.map((motion) => this.enter(motion)));
  }

  /** The story is told; the next one runs at its own pace again. */
  rest(): void {
    this.clear(true);
    this.hurried = false;
    if (this.left) this.left.room.scrollTop = this.left.top;
    this.left = null;
  }

  private clear(all = false): void {
    const ghosts = this.ghosts.splice(0);
    for (const { remove, stays } of ghosts) {
      if (stays && !all) this.ghosts.push({ remove, stays: false });
      else remove();
    }
    for (const element of this.hidden.splice(0)) element.style.removeProperty('visibility');
  }

  private leave(motion: Motion): Promise<void> {
    switch (motion.kind) {
      case 'fly':
        return this.fly(motion);
      case 'flip':
        return this.animate(this.find(motion.at), [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.02)' }], 0.5, motion.delay);
      case 'sink':
        return this.animate(this.find(motion.at), [{ opacity: 1 }, { opacity: 0, transform: 'scale(0.7)' }], 1, motion.delay);
      case 'ripple':
        return this.ripple(motion.at, motion.delay);
      case 'pause':
        return this.wait(motion.slow ?? 1);
      case 'grow':
        return Promise.resolve();
    }
  }

  private enter(motion: Motion): Promise<void> {
    if (motion.kind === 'flip') return this.animate(this.find(motion.at), [{ transform: 'scaleX(0.02)' }, { transform: 'scaleX(1)' }], 0.5);
    if (motion.kind === 'grow')
      return this.animate(this.find(motion.at), [{ opacity: 0, transform: 'scale(0.4)' }, { opacity: 1, transform: 'scale(1)' }], 1, motion.delay);
    return Promise.resolve();
  }

  private find(at: At): SVGGraphicsElement | null {
    const named = `[data-at~="${CSS.escape(at)}"]`;
    return this.root?.querySelector<SVGGraphicsElement>(named) ?? (this.alone ? null : document.querySelector<SVGGraphicsElement>(named));
  }

  private board(): SVGSVGElement | null {
    return this.root?.querySelector<SVGSVGElement>('svg[data-board]') ?? null;
  }

  /** The middle of an element, in the board's own units. */
  private middle(element: Element, board: SVGSVGElement): DOMPoint {
    const box = element.getBoundingClientRect();
    const inverse = board.getScreenCTM()?.inverse() ?? new DOMMatrix();
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse);
  }

  private async fly(motion: Fly): Promise<void> {
    const board = this.board();
    const from = this.find(motion.from);
    const to = this.find(motion.to);
    if (!board || !from || !to) return;
    const start = this.middle(from, board);
    const end = this.middle(to, board);
    const ghost = this.ghost(motion, from, board, start);
    const away = motion.hides ? this.find(motion.hides) : !motion.leave && !motion.draw ? from : null;
    if (away) this.hide(away);
    const last = `translate(${end.x - start.x}px, ${end.y - start.y}px) rotate(${motion.turn ?? 0}deg) scale(${motion.shrink ?? 1})`;
    const lift = `translate(${(end.x - start.x) * 0.5}px, ${(end.y - start.y) * 0.5 - 14}px) rotate(${(motion.turn ?? 0) / 2}deg) scale(${(1 + (motion.shrink ?? 1)) / 2 + 0.06})`;
    ghost.style.transformOrigin = `${start.x}px ${start.y}px`;
    await this.animate(ghost, [{ transform: 'none' }, { transform: lift }, { transform: last }], motion.slow ?? 1.4, motion.delay);
  }

  private ghost(motion: Fly, from: SVGGraphicsElement, board: SVGSVGElement, start: DOMPoint): SVGGElement {
    const outer = document.createElementNS(SVG, 'g');
    const inner = document.createElementNS(SVG, 'g');
    const stays = motion.stays ?? false;
    outer.setAttribute('aria-hidden', 'true');
    outer.classList.add('flying');
    outer.append(inner);
    board.append(outer);
    if (motion.draw) {
      inner.setAttribute('transform', `translate(${start.x} ${start.y})`);
      const drawn = mount(motion.draw.as, { target: inner, props: motion.draw.with ?? {} });
      this.ghosts.push({ remove: () => void unmount(drawn), stays });
    } else {
      const parent = (from.parentNode as SVGGraphicsElement).getScreenCTM?.();
      const base = board.getScreenCTM();
      if (parent && base) {
        const matrix = base.inverse().multiply(parent);
        inner.setAttribute('transform', `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(' ')})`);
        inner.append(bare(from.cloneNode(true) as Element));
      }
    }
    this.ghosts.push({ remove: () => outer.remove(), stays });
    return outer;
  }

  private hide(element: SVGElement): void {
    element.style.visibility = 'hidden';
    this.hidden.push(element);
  }

  private async ripple(at: At, delay = 0): Promise<void> {
    const board = this.board();
    const element = this.find(at);
    if (!board || !element || this.pace() === 0) return;
    const { x, y } = this.middle(element, board);
    const ring = document.createElementNS(SVG, 'circle');
    for (const [name, value] of Object.entries({ cx: x, cy: y, r: 60, fill: 'none', 'stroke-width': 4, class: 'ripple' }))
      ring.setAttribute(name, String(value));
    ring.style.transformOrigin = `${x}px ${y}px`;
    board.append(ring);
    this.ghosts.push({ remove: () => ring.remove(), stays: false });
    await this.animate(ring, [{ transform: 'scale(0.2)', opacity: 0.9 }, { transform: 'scale(1.5)', opacity: 0 }], 2, delay);
  }

  private async wait(beats: number): Promise<void> {
    const empty = document.createElement('i');
    await this.animate(this.root ?? empty, [{ opacity: 1 }, { opacity: 1 }], beats);
  }

  /** Where nothing moves: stay as it is, long enough to be read, or until somebody hurries. */
  async stand(): Promise<void> {
    if (this.hurried || document.hidden) return;
    const still = (this.root ?? document.body).animate([], BEAT * READING);
    this.running.add(still);
    await still.finished.catch(() => undefined);
    this.running.delete(still);
  }

  private async animate(element: Element | null, frames: Keyframe[], beats: number, delay = 0): Promise<void> {
    const pace = this.pace();
    if (!element || pace === 0 || this.hurried || document.hidden) return;
    const style = (element as SVGElement).style;
    if (!style.transformOrigin) style.transformBox = 'fill-box';
    if (!style.transformOrigin) style.transformOrigin = 'center';
    const animation = element.animate(frames, { duration: BEAT * beats * pace, delay: BEAT * delay * pace, easing: EASE, fill: 'both' });
    this.running.add(animation);
    await animation.finished.catch(() => undefined); // cancelled: the board went away
    this.running.delete(animation);
    if (!element.classList.contains('flying')) animation.cancel();
  }
}

/** A copy that no screen reader, key or test mistakes for the thing itself. */
export function bare(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-at', 'data-walk', 'tabindex', 'role', 'aria-label', 'id']) element.removeAttribute(name);
  return copy;
}
