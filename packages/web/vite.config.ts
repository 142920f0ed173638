import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const server = 'http://127.0.0.1:8080';

const PACKED = new Set(['.js', '.css', '.svg', '.html']);

/** Lays packed copies beside the page's files, for the server to hand out as they are. */
function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    async closeBundle() {
      const folder = source('dist');
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => PACKED.has(extname(name)))) {
        const path = join(folder, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(content));
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

const STYLES = / *<link rel="stylesheet"[^>]*>\n/g;

/**
 * Puts the styles before the scripts. A browser asks an HTTP/1.1 server for six files at a time; where the styles,
 * without which nothing is painted, came after all the scripts they waited now and then for one of these to end.
 */
function putStylesFirst(): Plugin {
  const handler = (html: string) => {
    const styles = html.match(STYLES)?.join('') ?? '';
    return html.replace(STYLES, '').replace(/ *<script /, (script) => styles + script);
  };
  return { name: 'styles-first', apply: 'build', transformIndexHtml: { order: 'post', handler } };
}

export default defineConfig({
  // What the controls say in thirty other languages would come with every seat's table.
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), putStylesFirst(), packFiles()],
  // Not by the `source` condition: other packages name sources under it that they do not publish.
  resolve: {
    alias: [
      { find: /^@haggle\/engine$/, replacement: source('../engine/src/index.ts') },
      { find: /^@haggle\/games\/page$/, replacement: source('../games/page.ts') },
      { find: /^@haggle\/games$/, replacement: source('../games/registry.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What others wrote and the bundle holds goes out with their notices, as their licences ask.
    license: { fileName: 'licences.txt' },
    target: 'es2022',
    // The page's policy has no place for scripts that a build puts into the document.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
        // A browser names the page's own address as the origin of what it posts.
        configure: (proxy) => {
          proxy.on('proxyReq', (request) => request.setHeader('origin', server));
        },
      },
    },
  },
});
