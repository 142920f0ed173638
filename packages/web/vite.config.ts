import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

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

const SHEET = / *<link rel="stylesheet"([^>]*)>\n/;

/**
 * Puts the sheet behind what stands in the document, which is painted before it has come, and asks for it before the
 * scripts: a browser asks an HTTP/1.1 server for six files at a time, and the sheet waited now and then for one of
 * these to end.
 */
function paintBeforeSheet(): Plugin {
  const handler = (html: string) => {
    const [sheet, place] = html.match(SHEET) ?? [];
    if (!sheet) throw new Error('the document has no sheet of styles');
    const asked = `    <link rel="preload" as="style"${place}>\n`;
    return html
      .replace(sheet, '')
      .replace(/ *<script /, (script) => asked + script)
      .replace(/ *<noscript>/, (rest) => sheet + rest);
  };
  return {
    name: 'paint-before-sheet',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler },
  };
}

export default defineConfig({
  // What the controls say in thirty other languages would come with every seat's table.
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), paintBeforeSheet(), packFiles()],
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
    rolldownOptions: {
      output: { codeSplitting: { groups: chunksOf(source('../games/registry.ts')) } },
    },
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
