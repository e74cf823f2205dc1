// Print: every drawing is made first, and paper is always by day.
import { drawings } from './drawings';

export async function printBook(): Promise<void> {
  await drawings.all();
  print();
}

/** Be ready for paper: while the page is printed it is light, and the keys of the browser print as our button does; gives what ends that. */
export function readyForPaper(): () => void {
  const { dataset } = document.documentElement;
  let before: string | undefined;
  const begin = (): void => {
    before ??= dataset['theme']; // browsers may say so twice
    dataset['theme'] = 'light';
  };
  const end = (): void => {
    if (before) dataset['theme'] = before;
    before = undefined;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void printBook();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  addEventListener('keydown', key);
  return () => {
    removeEventListener('keydown', key);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
