// Who this browser is, as far as the server has said it: for the bar above every page.
import type { Me } from './api';

class Who {
  me = $state.raw<Me | null>(null);
}

export const who = new Who();
