#!/usr/bin/env node
/*
 * What the first view of a page costs: `node tools/bench/first-view.mjs http://127.0.0.1:3000/products`. Counts what
 * an empty browser fetches, and builds the same parts from our kit and from antd to compare. `--no-kits` leaves the
 * comparison out.
 */
import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { kitWeights } from './kit-weight.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const KINDS = { document: 'HTML', script: 'scripts', stylesheet: 'styles', font: 'fonts', image: 'pictures' };
const SETTLE_MS = 1000;

const kb = (bytes) => (bytes / 1000).toFixed(1);

function kindOf(response) {
  const path = new URL(response.url()).pathname;
  if (path.startsWith('/api/')) return 'calls after hydration';
  if (path.endsWith('.js')) return 'scripts';
  return KINDS[response.request().resourceType()] ?? 'other';
}

/** Opens the page in an empty browser and adds up what came over the wire, by kind. */
async function measure(url) {
  const executablePath = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : await chromium.executablePath();
  const browser = await playwright.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const complaints = [];
    const seen = new Map();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => seen.set(response.url(), response));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const shift = await page.evaluate(layoutShift);
    return { rows: await addUp([...seen.values()]), complaints, shift };
  } finally {
    await browser.close();
  }
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

async function addUp(responses) {
  const kinds = new Map();
  for (const response of responses) {
    const { responseBodySize } = await response.request().sizes();
    const decoded = await response.body().catch(() => Buffer.alloc(0));
    const kind = kinds.get(kindOf(response)) ?? { requests: 0, wire: 0, decoded: 0 };
    kind.requests += 1;
    kind.wire += responseBodySize;
    kind.decoded += decoded.length;
    kinds.set(kindOf(response), kind);
  }
  return [...kinds].sort(([, one], [, other]) => other.wire - one.wire);
}

const [url, ...flags] = process.argv.slice(2);
if (!url) {
  console.error('usage: node tools/bench/first-view.mjs <address of a page> [--no-kits]');
  process.exit(2);
}
const { rows, complaints, shift } = await measure(url);
console.log(`| ${new URL(url).pathname} | requests | KB on the wire | KB unpacked |\n|---|---|---|---|`);
for (const [kind, { requests, wire, decoded }] of rows) {
  console.log(`| ${kind} | ${requests} | ${kb(wire)} | ${kb(decoded)} |`);
}
console.log(`\nlayout shift ${shift.toFixed(4)}, complaints of the browser: ${complaints.length}`);
for (const complaint of complaints) console.log(`- ${complaint}`);
if (!flags.includes('--no-kits')) {
  console.log('\n| parts | scripts KB br (gzip) | styles KB br |\n|---|---|---|');
  for (const { name, js, css } of await kitWeights()) {
    console.log(`| ${name} | ${kb(js.br)} (${kb(js.gz)}) | ${kb(css.br)} |`);
  }
}
