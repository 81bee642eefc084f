import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../chromium/chromium.mjs';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';

/*
 * `node tools/bench/frames.mjs`: how even the back office moves in a browser of 1440 × 900 that draws by software: frames of
 * the order list while it is scrolled, and from the press that opens an order beside it until it stands.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FRAME_MS = 1000 / 60;
const TURNS = 60;
const PIXELS_PER_TURN = 60;
const OPENINGS = 5;
const SETTLED_MS = 800;

/** Times between frames, from `begin()` on until `end()`. Runs in the page. */
function recordFrames() {
  let frames;
  const record = (at) => {
    if (!frames) return;
    frames.push(at);
    requestAnimationFrame(record);
  };
  window.begin = () => {
    frames = [];
    requestAnimationFrame(record);
  };
  window.end = () => {
    const times = frames;
    frames = undefined;
    return times.slice(1).map((at, index) => at - times[index]);
  };
}

async function scroll(page) {
  await page.mouse.move(720, 500);
  await page.evaluate(() => window.begin());
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS / 2 ? PIXELS_PER_TURN : -PIXELS_PER_TURN);
    await page.waitForTimeout(FRAME_MS);
  }
  return page.evaluate(() => window.end());
}

async function openPeek(page) {
  const row = page.getByRole('row').nth(3);
  await row.hover();
  await row.getByRole('button', { name: /More actions/ }).click();
  const peek = page.getByRole('menuitem', { name: 'Quick look' });
  await peek.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => window.begin());
  await peek.click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const frames = await page.evaluate(() => window.end());
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return frames;
}

function rowOf(what, frames) {
  const sorted = [...frames].sort((one, other) => one - other);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const seconds = frames.reduce((sum, each) => sum + each, 0) / 1000;
  const late = frames.filter((each) => each > FRAME_MS * 1.5).length;
  const cells = [
    what,
    frames.length,
    (frames.length / seconds).toFixed(1),
    share(0.5).toFixed(1),
    share(0.95).toFixed(1),
    sorted.at(-1).toFixed(1),
    late,
  ];
  return `| ${cells.join(' | ')} |`;
}

const shop = await startBenchShop(root, { environment: { SEED_ORDERS: '60' } });
const browser = await launchChromium();
try {
  const token = await signInAdministrator(shop.url);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${shop.url}/admin?tab=orders`, { waitUntil: 'networkidle' });
  await page.evaluate(recordFrames);
  // The code of the drawer comes with its first opening.
  await openPeek(page);
  const scrolled = await scroll(page);
  const opened = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) opened.push(...(await openPeek(page)));
  process.stdout.write(
    [
      '| what | frames | a second | p50 ms | p95 ms | longest ms | later than 25 ms |',
      '| --- | --: | --: | --: | --: | --: | --: |',
      rowOf('order list, scrolled down and up', scrolled),
      rowOf(`an order beside the list, opened ${OPENINGS} times`, opened),
      '',
    ].join('\n'),
  );
} finally {
  await browser.close();
  await shop.stop();
}
