import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../chromium/chromium.mjs';
import startShops from '../journeys/global-setup.mjs';
import stopShops from '../journeys/global-teardown.mjs';
import { orderStates } from './order-states.mjs';

/*
 * `npm run pictures`: starts the shop with its demo data and takes the pictures of the README. With arguments it takes
 * those pages instead, wide and narrow, in English and in Arabic, into a folder:
 * `npm run pictures -- /tmp/looks / /products status-unconfirmed`. `states` stands for all states of order-states.mjs,
 * which no address leads to.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [folder, ...asked] = process.argv.slice(2);
const LOCALES = { en: 'en-US', ar: 'ar' };
const WIDTHS = [390, 1280];

async function take(browser, { file, width, locale, isWhole, show }) {
  mkdirSync(path.dirname(file), { recursive: true });
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await show(page);
  await page.screenshot({ path: file, fullPage: isWhole });
  await context.close();
  process.stdout.write(`${path.relative(root, file)}\n`);
}

function picturesOf(name, states) {
  const isPath = name.startsWith('/');
  if (!isPath && !states[name])
    throw new Error(`No state is called ${name}: ${Object.keys(states).join(', ')}`);
  const title = isPath ? name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home' : name;
  return Object.entries(LOCALES).flatMap(([language, locale]) =>
    WIDTHS.map((width) => ({
      file: path.join(folder, `${title}-${language}-${width}.png`),
      width,
      locale,
      isWhole: isPath,
      show: isPath ? (page) => openPath(page, name) : states[name],
    })),
  );
}

const openPath = (page, address) => page.goto(shop.url + address, { waitUntil: 'networkidle' });

// A guest's orders for cash need a confirmation above 2,000 USD, although the other limits are wide open.
process.env.GUEST_CASH_MAX_TOTAL = '20';
await startShops({ maxWorkers: 1 });
const [shop] = JSON.parse(process.env.KP_JOURNEY_SHOPS);
const browser = await launchChromium();
try {
  const states = orderStates(shop.url, shop.admin);
  const names = asked.flatMap((name) => (name === 'states' ? Object.keys(states) : [name]));
  const home = {
    file: path.join(root, 'docs/pictures/home.png'),
    width: 1280,
    locale: LOCALES.en,
    isWhole: false,
  };
  const readme = [{ ...home, show: (page) => openPath(page, '/') }];
  const pictures = folder ? names.flatMap((name) => picturesOf(name, states)) : readme;
  for (const picture of pictures) await take(browser, picture);
} finally {
  await browser.close();
  await stopShops();
}
