// What is asked for is in sight: the land of a phone moves only if nothing that can be chosen is shown; where more can be chosen than is shown, its edge says so.

export function bringInSight(room: HTMLElement): void {
  const { top, bottom } = room.getBoundingClientRect();
  const offered = [...room.querySelectorAll('[data-actions]')];
  const isSeen = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom + 1;
  };
  if (!offered.some(isSeen)) offered.at(-1)?.scrollIntoView({ block: 'nearest' });
}

/** Whether something that can be chosen lies beyond the upper or the lower edge of the room. */
export function beyond(room: HTMLElement): { above: boolean; below: boolean } {
  const { top, bottom } = room.getBoundingClientRect();
  const middles = [...room.querySelectorAll('[data-actions]')].map((thing) => thing.getBoundingClientRect()).map((box) => box.top + box.height / 2);
  return { above: middles.some((middle) => middle < top), below: middles.some((middle) => middle > bottom) };
}
