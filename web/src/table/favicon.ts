// The little picture in the tab tells that it is my turn.
export function favicon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = turn ? '/icon-turn.svg' : '/icon.svg';
  if (link && !link.href.endsWith(address)) link.href = address;
}
