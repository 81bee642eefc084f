import type { Page, Request } from 'playwright-core';

interface Traffic {
  pending: Set<Request>;
  started: number;
  /** What the page asked for and did not get. */
  failed: string[];
}

/** One quiet moment may lie between the end of a script and what the script asks for. */
const QUIET_MOMENTS = 2;
/** What stands where something is still to come. */
const PLACEHOLDERS = '.ant-skeleton, .ant-spin-spinning, [aria-busy=true], svg[aria-hidden=true]:empty';
const SETTLED_WITHIN_MILLISECONDS = 90_000;

const traffic = new WeakMap<Page, Traffic>();

/** To be called before a page is opened. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { pending: new Set(), started: 0, failed: [] };
  traffic.set(page, seen);
  page.on('request', (request) => {
    // What the document before was still waiting for may never be told to have ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.pending.clear();
    seen.pending.add(request);
    seen.started += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => seen.pending.delete(request));
  page.on('requestfailed', (request) =>
    seen.failed.push(`${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 500) seen.failed.push(`${response.url()}: ${response.status()}`);
  });
}

/** Waits for the heading of a page; the error says what stands there in its place. */
export async function headed(page: Page): Promise<void> {
  try {
    await page.locator('main h1').first().waitFor();
  } catch (cause) {
    const { pending, failed } = traffic.get(page)!;
    const open = [...pending].map((request) => request.url());
    const shown = await shownInstead(page);
    const facts = [`${page.url()} shows no heading but: ${shown}`, `open: ${open}`, `failed: ${failed}`];
    throw new Error(facts.join('\n'), { cause });
  }
}

/** A page whose program hangs answers nothing. */
function shownInstead(page: Page): Promise<string> {
  const read = page.evaluate(
    () => `${document.readyState}, ${document.visibilityState}: ${document.body.innerText.slice(0, 500)}`,
  );
  const none = new Promise<string>((resolve) =>
    setTimeout(() => resolve('nothing, it does not answer'), 10_000),
  );
  return Promise.race([read.catch(String), none]);
}

/** Resolves when nothing is on its way and the page has drawn what came. */
export async function settled(page: Page): Promise<void> {
  const seen = traffic.get(page)!;
  const end = Date.now() + SETTLED_WITHIN_MILLISECONDS;
  for (let quiet = 0; quiet < QUIET_MOMENTS;) {
    const { started } = seen;
    const isDrawn = await page.evaluate(
      (placeholders) =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() =>
            requestIdleCallback(
              () => {
                // A rendered page asks for its scripts once its first frame is on the screen.
                const [entry] =
                  document.querySelector<HTMLElement>('script[data-run]')?.dataset['run']?.split(' ') ?? [];
                const isAlive = !entry || document.querySelector(`script[src="${entry}"]`) !== null;
                resolve(isAlive && document.querySelector(placeholders) === null);
              },
              { timeout: 1000 },
            ),
          ),
        ),
      PLACEHOLDERS,
    );
    quiet = isDrawn && seen.pending.size === 0 && seen.started === started ? quiet + 1 : 0;
    if (Date.now() > end) {
      const urls = [...seen.pending].map((request) => request.url());
      throw new Error(`${page.url()} does not come to rest: ${urls.join(', ')}`);
    }
  }
}

/** Until nothing is on its way, without the half second of silence that the browser's own wait takes. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
