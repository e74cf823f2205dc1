// No address of another host in what is built: a library's own complaint names its home, which no page of ours needs.
import type { Plugin } from 'vite';

const HOME = /https:\/\/github\.com\/markedjs\/marked\.?/g;

export function noAddresses(): Plugin {
  return {
    name: 'no-addresses',
    transform: (code, id) => (id.includes('/marked/') && HOME.test(code) ? { code: code.replace(HOME, 'its makers'), map: null } : null),
  };
}
