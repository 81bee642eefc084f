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

/** The program: the one of the dependencies, the same on every machine; `KP_CHROMIUM=system` takes the system's. */
export async function chromiumPath() {
  return process.env.KP_CHROMIUM === 'system' ? SYSTEM_CHROMIUM : await chromium.executablePath();
}

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  return playwright.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
}
