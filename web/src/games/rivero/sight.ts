// What is asked for is in sight: the land of a phone moves only if nothing that can be chosen is shown.

export function bringInSight(room: HTMLElement): void {
  const { top, bottom } = room.getBoundingClientRect();
  const offered = [...room.querySelectorAll('[data-actions]')];
  const isSeen = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom + 1;
  };
  if (!offered.some(isSeen)) offered.at(-1)?.scrollIntoView({ block: 'nearest' });
}
