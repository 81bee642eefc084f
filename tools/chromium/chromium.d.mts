import type { Browser } from 'playwright-core';

export const CHROMIUM_FLAGS: string[];
export function chromiumPath(): Promise<string>;
export function launchChromium(): Promise<Browser>;
