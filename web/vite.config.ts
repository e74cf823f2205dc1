import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './tools/chunks';
import { sourceDigest } from './tools/digest';
import { descriptions } from './tools/descriptions';
import { earlyFiles } from './tools/early';
import { noAddresses } from './tools/addresses';
import { fonts } from './tools/fonts';
import { notebook } from './tools/notebook';
import { rulebook } from './tools/rulebook';
import { rules } from './tools/rules';
import { sentences } from './tools/sentences';
import { serviceWorker } from './tools/worker';

// `vite build` writes the client into the Python package; `vite build --mode gallery` adds the gallery, for its own folder only.
export default defineConfig(({ mode }) => ({
  plugins: [fonts(), descriptions(), rules(), rulebook(), sentences(), noAddresses(), svelte(), sourceDigest(), earlyFiles(), serviceWorker(), notebook()],
  define: { __GALLERY__: JSON.stringify(mode !== 'production') },
  build: {
    outDir: mode === 'gallery' ? (process.env['GALLERY_OUT'] ?? 'build/gallery') : '../tidetable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows files of our own, no data addresses
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['TIDETABLE'] ?? 'http://127.0.0.1:8765', ws: true } } },
  test: { include: ['src/**/*.test.ts'], isolate: false, pool: 'threads', maxWorkers: 1 }, // one thread: half the work of a process a file
}));
