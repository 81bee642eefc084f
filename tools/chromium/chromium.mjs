import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** For a browser that stays on this machine and may be root's. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The program: the system's Chromium, else the one of the dependencies; `KP_CHROMIUM=packaged` takes that one. */
export async function chromiumPath() {
  const isPackaged = process.env.KP_CHROMIUM === 'packaged' || !existsSync(SYSTEM_CHROMIUM);
  return isPackaged ? await chromium.executablePath() : SYSTEM_CHROMIUM;
}

const options = async () => ({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  return playwright.launch(await options());
}

/**
 * A browser for other processes, which connect to it.
 * @returns {Promise<import('playwright-core').BrowserServer>}
 */
export async function serveChromium() {
  return playwright.launchServer(await options());
}
