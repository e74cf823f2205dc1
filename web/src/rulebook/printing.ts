// Print: every drawing is made first, and paper is always by day.
import { drawings } from './drawings';

export async function printBook(): Promise<void> {
  await drawings.all();
  print();
}

/** While a page is printed it is light; gives what ends that. */
export function printsByDay(): () => void {
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
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
