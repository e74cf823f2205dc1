// Marks what is searched for, without touching the text; browsers that cannot do it show the passages alone.
const NAME = 'searched';

/** Mark every place below an element; gives what takes the marks away. */
export function highlight(root: Element, asked: string): () => void {
  if (!('highlights' in CSS) || asked.length < 2) return () => undefined;
  CSS.highlights.set(NAME, new Highlight(...places(root, asked.toLowerCase())));
  return () => void CSS.highlights.delete(NAME);
}

function places(root: Element, asked: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const lower = text.data.toLowerCase();
    for (let at = lower.indexOf(asked); at >= 0 && !text.parentElement?.closest('svg'); at = lower.indexOf(asked, at + asked.length)) {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, Math.min(text.length, at + asked.length));
      found.push(range);
    }
  }
  return found;
}
