import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { signInAdministrator, startBenchShop } from '../bench/bench-shop.mjs';
import { firstView, heaviestHtml } from './first-view.mjs';
import { lighthouseOf } from './lighthouse.mjs';
import { memoryStates } from './memory.mjs';
import { officeScreens } from './office-screens.mjs';
import { bytesByPackage } from './packages.mjs';
import { renderingTime } from './rendering.mjs';

/*
 * `npm run budgets`: what the first pages of each area cost, beside their budgets, for the built shop. Figures are
 * printed, never failed on: a slow machine is not a fault. `npm run budgets -- http://127.0.0.1:3000` measures a
 * running shop that was built from this folder, but for the rendering, which needs its database.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SCRIPTS_KB = 190;
const HTML_KB = 40;
const RENDERING_MILLISECONDS = 15;
/** KB br of the pages behind the sign-in, at 1280 px. */
const ANTD_PAGES = { '/login': 350, '/account': 350, '/admin': 450 };
/** KB br of each screen of the back office after the dashboard. */
const OFFICE_SCREEN_KB = 60;
const LARGEST_PACKAGES = 12;
const GATEWAY_MB = '≤ 260, then ≤ 350';
const SHOP_MB = 1024;

const kb = (bytes) => (bytes / 1000).toFixed(1);
const print = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
const row = (...cells) => `| ${cells.join(' | ')} |`;
const head = (...cells) => [row(...cells), row(...cells.map(() => '---'))];

const SERVED = ['worker', 'PostgreSQL', 'Redis'];

/** In a shop of its own, which it fills. */
async function printMemory() {
  const measured = await startBenchShop(root);
  try {
    print('', 'Memory, MB resident / proportional:', '');
    print(...head('state', `gateway (${GATEWAY_MB})`, ...SERVED, `all, proportional (≤ ${SHOP_MB})`));
    for (const [state, memory] of Object.entries(await memoryStates(measured))) {
      const parts = ['gateway', ...SERVED].map((part) => memory[part]);
      const cells = parts.map(({ rss, pss }) => `${rss.toFixed(0)} / ${pss.toFixed(0)}`);
      print(row(state, ...cells, memory.total.pss.toFixed(0)));
    }
  } finally {
    await measured.stop();
  }
}

const given = process.argv[2];
if (!given && process.platform === 'linux') await printMemory();
const shop = given
  ? { url: given.replace(/\/$/, ''), stop: async () => undefined }
  : await startBenchShop(root);
try {
  const [product] = await (await fetch(`${shop.url}/api/products?limit=1`)).json();
  const pages = { home: '/', list: '/products', detail: `/products/${product.slug}` };
  const categories = await (await fetch(`${shop.url}/api/categories`)).json();
  const alike = { list: categories.map(({ slug }) => `/products?category=${slug}`) };
  const views = new Map();
  const documents = new Map();
  for (const [name, address] of Object.entries(pages)) {
    views.set(name, await firstView(shop.url + address));
    documents.set(name, await heaviestHtml(shop.url, [address, ...(alike[name] ?? [])]));
  }

  print('', 'First view in an empty browser, and rendering of a page that is not kept:', '');
  print(
    ...head(
      'page',
      `scripts, KB br (≤ ${SCRIPTS_KB})`,
      'files',
      `HTML, KB unpacked (≤ ${HTML_KB})`,
      'in the heaviest language, categories too',
      `rendering, ms p50 (≤ ${RENDERING_MILLISECONDS})`,
      'layout shift',
      'consoleErrors',
    ),
  );
  for (const [name, view] of views) {
    const scripts = view.scripts.reduce((sum, { wire }) => sum + wire, 0);
    const rendering = shop.databaseUrl && (await renderingTime(shop.url + pages[name], shop.databaseUrl));
    print(
      row(
        name,
        kb(scripts),
        view.scripts.length,
        kb(view.html),
        `${kb(documents.get(name).html)} (${documents.get(name).language})`,
        rendering?.toFixed(1) ?? '',
        view.shift.toFixed(4),
        view.consoleErrors.length,
      ),
    );
  }
  for (const { consoleErrors } of views.values())
    print(...consoleErrors.map((consoleError) => `- ${consoleError}`));

  if (!given) {
    const token = await signInAdministrator(shop.url);
    const consoleErrors = [];
    print('', 'Pages of antd:', '', ...head('page', 'scripts, KB br', 'at most', 'files', 'consoleErrors'));
    for (const [address, most] of Object.entries(ANTD_PAGES)) {
      const view = await firstView(shop.url + address, {
        width: 1280,
        token: address === '/login' ? undefined : token,
      });
      const scripts = view.scripts.reduce((sum, { wire }) => sum + wire, 0);
      print(row(address, kb(scripts), most, view.scripts.length, view.consoleErrors.length));
      consoleErrors.push(...view.consoleErrors);
    }
    print(...consoleErrors.map((consoleError) => `- ${consoleError}`));
    print('', 'Screens of the back office, from its dashboard:', '');
    print(...head('screen', `scripts, KB br (≤ ${OFFICE_SCREEN_KB})`, 'files'));
    for (const { screen, scripts } of await officeScreens(shop.url, token))
      print(row(screen, kb(scripts.reduce((sum, { wire }) => sum + wire, 0)), scripts.length));
  }

  const packages = bytesByPackage(root, views.get('list').scripts);
  const rest = packages.slice(LARGEST_PACKAGES).reduce((sum, [, bytes]) => sum + bytes, 0);
  print('', 'Scripts of the list by package:', '', ...head('package', 'KB br'));
  print(...packages.slice(0, LARGEST_PACKAGES).map(([name, bytes]) => row(name, kb(bytes))));
  print(row(`${Math.max(0, packages.length - LARGEST_PACKAGES)} more`, kb(rest)));

  print('', 'Lighthouse, mobile:', '');
  print(
    ...head(
      'page',
      'performance (≥ 95)',
      'accessibility (100)',
      'best practices (100)',
      'SEO (100)',
      'LCP, ms (≤ 1500)',
      'TBT, ms (≤ 100)',
      'CLS (≤ 0.02)',
      'short of points',
    ),
  );
  for (const [name, address] of Object.entries(pages)) {
    const { scores, lcp, tbt, cls, failed } = await lighthouseOf(shop.url + address);
    const times = [Math.round(lcp), Math.round(tbt), cls.toFixed(3)];
    print(row(name, ...Object.values(scores), ...times, failed.join(', ')));
  }
} finally {
  await shop.stop();
}
