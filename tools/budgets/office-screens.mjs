import { launchChromium } from '../chromium/chromium.mjs';

const QUIET_MILLISECONDS = 1000;

/** What a browser that shows the dashboard of the back office fetches for each other screen. */
const SCREENS = [
  'orders',
  'orders&edit=new',
  'products',
  'products&edit=new',
  'categories',
  'bulk',
  'imports',
  'invoices',
  'payments',
  'bank',
  'returns',
  'customers',
  'discounts',
  'discounts&edit=new',
  'promotions',
  'promotions&edit=new',
  'suppliers',
  'feeds',
  'synonyms',
  'mappings',
  'reviews',
  'inbox',
  'staff',
  'staff&view=roles&open=new',
  'jobs',
  'audit',
  'settings',
  ...[
    'company',
    'brand',
    'pages',
    'pages&page=terms',
    'currency',
    'region',
    'shipping',
    'delivery',
    'law',
    'vat',
  ].map((section) => `settings&section=${section}`),
  ...['rates', 'mail', 'payments', 'eFactura', 'retention'].map((section) => `settings&section=${section}`),
  'setup',
  'reports',
  'feeds&edit=new',
  'categories&edit=new',
];

/** Pages and drawers of the newest row of a list. */
const OBJECTS = {
  'orders&order=': '/api/orders',
  'products&open=': '/admin/api/products',
  'customers&open=': '/admin/api/customers',
  'inbox&open=': '/admin/api/contact-messages',
};

async function objectScreens(url, token) {
  const headers = { authorization: `Bearer ${token}` };
  const screens = Object.entries(OBJECTS).map(async ([screen, list]) => {
    const [newest] = await (await fetch(`${url}${list}?limit=1`, { headers })).json();
    return newest ? [screen + newest.id] : [];
  });
  return (await Promise.all(screens)).flat();
}

/** As a link leads there, within the document. Runs in the page. */
function goTo(address) {
  history.pushState({ key: address, idx: history.length }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/**
 * @param {string} url of the shop
 * @param {string} token of an administrator
 * @returns {Promise<{ screen: string, scripts: { path: string, wire: number }[] }[]>} `wire` is compressed bytes
 *   without headers, texts included
 */
export async function officeScreens(url, token) {
  const browser = await launchChromium();
  const measured = [];
  try {
    for (const screen of [...SCREENS, ...(await objectScreens(url, token))]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
      const page = await context.newPage();
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
      const responses = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(`${url}/admin`, { waitUntil: 'networkidle' });
      await quiet(page, responses);
      responses.length = 0;
      await page.evaluate(goTo, `/admin?tab=${screen}`);
      await quiet(page, responses);
      measured.push({ screen, scripts: await scriptsOf(responses) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return measured;
}

/** Until nothing has come for a while. */
async function quiet(page, responses) {
  let seen = -1;
  while (seen !== responses.length) {
    seen = responses.length;
    await page.waitForTimeout(QUIET_MILLISECONDS);
  }
}

async function scriptsOf(responses) {
  const scripts = [];
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') && !pathname.startsWith('/assets/texts/')) continue;
    scripts.push({ path: pathname, wire: (await response.request().sizes()).responseBodySize });
  }
  return scripts;
}
