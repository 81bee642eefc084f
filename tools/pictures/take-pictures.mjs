import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../chromium/chromium.mjs';
import startShop from '../journeys/global-setup.mjs';
import stopShop from '../journeys/global-teardown.mjs';

/*
 * `npm run pictures`: starts the shop with its demo data and takes the pictures of the README. With arguments it takes
 * those pages instead, wide and narrow, into a folder: `npm run pictures -- /tmp/looks / /products /cart`.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [folder, ...paths] = process.argv.slice(2);

const README_PICTURES = [
  { file: path.join(root, 'docs/pictures/home.png'), path: '/', width: 1280, isWhole: false },
];
const asked = paths.flatMap((address) =>
  [1280, 390].map((width) => ({
    file: path.join(folder, `${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`),
    path: address,
    width,
    isWhole: true,
  })),
);

await startShop();
const browser = await launchChromium();
try {
  for (const picture of asked.length > 0 ? asked : README_PICTURES) {
    mkdirSync(path.dirname(picture.file), { recursive: true });
    const page = await browser.newPage({ viewport: { width: picture.width, height: 900 }, locale: 'en-US' });
    await page.goto(process.env.KP_JOURNEY_URL + picture.path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: picture.file, fullPage: picture.isWhole });
    await page.close();
    process.stdout.write(`${path.relative(root, picture.file)}\n`);
  }
} finally {
  await browser.close();
  await stopShop();
}
