import type { Page, Response } from 'playwright-core';

const isScript = (response: Response) => {
  const { pathname } = new URL(response.url());
  return pathname.endsWith('.js') || pathname.startsWith('/assets/texts/');
};

/** @returns asks for the compressed KB of scripts and texts that the page has fetched since it was last asked */
export function weighScripts(page: Page): () => Promise<number> {
  let fetched: Response[] = [];
  page.on('response', (response) => isScript(response) && fetched.push(response));
  return async () => {
    const sizes = await Promise.all(fetched.map(async (response) => response.request().sizes()));
    fetched = [];
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
}
