import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';
import { asTable } from './table.mjs';
import { orderRequest } from './workloads.mjs';

/*
 * Invoices issued and PDFs drawn by one gateway, over HTTP: a row each of `npm run bench`, with `node tools/bench/invoices.mjs`
 * also its memory after 5,000 PDFs. No worker runs, so that it draws none of them before.
 */
const INVOICES = 500;
const CLIENTS = 4;
const FEW = 150;
const MANY_PDFS = 5000;

/** @param {string} root @param {{ isMemoryMeasured?: boolean }} [options] */
export async function measureInvoices(root, { isMemoryMeasured = false } = {}) {
  const shop = await startBenchShop(root, { parts: ['gateway'] });
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 2 });
  const rows = [];
  try {
    const headers = { authorization: `Bearer ${await signInAdministrator(shop.url)}` };
    const numbers = [];
    const orderIds = await deliveredOrders(shop.url, database);
    const issue = async (id) => {
      const answer = await fetch(`${shop.url}/api/orders/${id}/create-invoice`, { method: 'POST', headers });
      numbers.push((await answer.json()).invoiceNumber);
      return answer.ok;
    };
    rows.push({ name: 'issue an invoice', shop: await timed(orderIds, issue) });

    const draw = async (number) => {
      const answer = await fetch(`${shop.url}/api/invoices/number/${number}/pdf`, { headers });
      await answer.arrayBuffer();
      return answer.ok;
    };
    const drawAll = async (list) => {
      rmSync(path.join(shop.dataDir, 'files/invoices'), { recursive: true, force: true });
      return timed(list, draw);
    };
    for (const language of ['en', 'ar', 'zh', 'ja', 'ko']) {
      await changeLanguage(database, language);
      await drawAll(numbers.slice(0, 20));
      const list = numbers.slice(0, language === 'en' ? INVOICES : FEW);
      rows.push({ name: `draw the PDF of an invoice (${language})`, shop: await drawAll(list) });
    }
    if (isMemoryMeasured) await measureMemory(shop.pid, () => drawAll(numbers));
  } finally {
    await database.end();
    await shop.stop();
  }
  return rows;
}

async function measureMemory(pid, drawAll) {
  await drawAll();
  const before = residentMegabytes(pid);
  for (let drawn = INVOICES; drawn < MANY_PDFS; drawn += INVOICES) await drawAll();
  const after = residentMegabytes(pid);
  process.stdout.write(
    `Resident memory of the gateway: ${before} MB after ${INVOICES} PDFs, ${after} MB after ${MANY_PDFS}.\n`,
  );
}

/** Orders of two products and shipping, all in one language at first. */
async function deliveredOrders(url, database) {
  const products = await (await fetch(`${url}/api/products?limit=200`)).json();
  await database.query('UPDATE product SET stock_quantity = 1000000, in_stock = true');
  const { method, path: address, setupRequest } = orderRequest(products);
  await timed(Array.from({ length: INVOICES }), async () => {
    const { headers, body } = setupRequest({});
    return (await fetch(url + address, { method, headers, body })).ok;
  });
  const { rows } = await database.query(`UPDATE orders SET status = 'delivered' RETURNING id`);
  return rows.map(({ id }) => id).slice(-INVOICES);
}

/** Only the owner of the tables can do that: an invoice does not change. */
async function changeLanguage(database, language) {
  await database.query('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
  await database.query('UPDATE invoice SET language = $1', [language]);
  await database.query('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
}

const residentMegabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

async function timed(list, work) {
  const waiting = [...list];
  const times = [];
  let errors = 0;
  const client = async () => {
    while (waiting.length > 0) {
      const begin = performance.now();
      if (!(await work(waiting.shift()))) errors += 1;
      times.push(performance.now() - begin);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  return { perSecond: list.length / seconds, p50: at(0.5), p99: at(0.99), errors, refused: 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(process.argv[1]), '../..');
  const rows = await measureInvoices(root, { isMemoryMeasured: true });
  process.stdout.write(`${asTable(rows)}\n`);
}
