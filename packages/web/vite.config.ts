import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  // Not by the `source` condition: other packages name sources under it that they do not publish.
  resolve: {
    alias: [
      { find: /^@haggle\/engine$/, replacement: source('../engine/src/index.ts') },
      { find: /^@haggle\/games$/, replacement: source('../games/registry.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy has no place for scripts that a build puts into the document.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
