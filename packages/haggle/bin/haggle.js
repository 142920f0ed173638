#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../dist/cli.js', import.meta.url))) {
  console.error('haggle: not built yet; run npm ci, or npm run build, where it was checked out');
  process.exit(2);
}
const { main } = await import('../dist/cli.js');
await main(process.argv);
