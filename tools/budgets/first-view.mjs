import { launchChromium } from '../chromium/chromium.mjs';

const SETTLE_MILLISECONDS = 1000;

/**
 * What an empty browser fetches before the page is touched.
 * @param {string} url
 * @param {{ width?: number, token?: string }} [customer] of a phone, signed out
 * @returns {Promise<{ scripts: { path: string, wire: number }[], html: number, shift: number, consoleErrors: string[] }>}
 *   `wire` is compressed bytes without headers, `html` bytes before compression
 */
export async function firstView(url, { width = 390, token } = {}) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const consoleErrors = [];
    const seen = new Map();
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    page.on('response', (response) => seen.set(response.url(), response));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    const shift = await page.evaluate(layoutShift);
    const scripts = [];
    for (const response of seen.values()) {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js') && !pathname.startsWith('/assets/texts/')) continue;
      scripts.push({ path: pathname, wire: (await response.request().sizes()).responseBodySize });
    }
    const html = (await seen.get(url).body()).length;
    return { scripts, html, shift, consoleErrors };
  } finally {
    await browser.close();
  }
}

/**
 * The heaviest document of addresses in any language, as it comes before compression.
 * @param {string} url
 * @param {readonly string[]} addresses
 * @returns {Promise<{ html: number, language: string }>}
 */
export async function heaviestHtml(url, addresses) {
  const { languages } = await (await fetch(`${url}/api/config`)).json();
  let heaviest = { html: 0, language: '' };
  for (const language of languages) {
    for (const address of addresses) {
      const inLanguage = `${url}${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
      const html = (await (await fetch(inLanguage)).arrayBuffer()).byteLength;
      if (html > heaviest.html) heaviest = { html, language };
    }
  }
  return heaviest;
}

/** Runs in the page. */
function layoutShift() {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => resolve(sum), 100);
  });
}
