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

/** The program: the system's Chromium, else the one that comes with the dependencies. */
export async function chromiumPath() {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : await chromium.executablePath();
}

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  return playwright.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
}
