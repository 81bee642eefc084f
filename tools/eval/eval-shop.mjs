import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBenchShop } from '../bench/bench-shop.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The shop of the first argument that is an address, else the built shop with the demo catalogue. */
async function openShop() {
  const given = process.argv.slice(2).find((argument) => argument.startsWith('http'));
  if (given) return { url: given.replace(/\/$/, ''), stop: async () => undefined };
  execFileSync(path.join(root, 'node_modules/.bin/nx'), ['run-many', '-t', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  return startBenchShop(root);
}

/** @param {(url: string) => Promise<void>} work */
export async function withShop(work) {
  const shop = await openShop();
  try {
    await work(shop.url);
  } finally {
    await shop.stop();
  }
}

export const readSet = (name) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

export const print = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);

/** Misses of the even half stay unseen, so there is no way to ask for them. */
export const showsMisses = process.argv.includes('--misses=odd');
