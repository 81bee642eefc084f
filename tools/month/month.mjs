import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { untilJobsAreDone } from '../bench/bench-shop.mjs';
import { markdownTable } from '../bench/table.mjs';
import { daysOfTheMonth, playDays } from './days.mjs';
import { exportMonth } from './exports.mjs';
import { compared } from './figures.mjs';
import { plannedOrders, randomNumbers } from './plan.mjs';
import { sending } from './sending.mjs';
import { openShop } from './shop.mjs';
import { shopping } from './shopping.mjs';

/*
 * A month of a shop in Romania: `node tools/month/month.mjs [orders]` after the build. Its documents go to a tax office with
 * faults, and every figure that the accountant gets is compared with what the office took and what buyers paid. Writes
 * docs/month.md; exit code 1 when one figure differs.
 */
const ORDERS = Number(process.argv[2] ?? 200);
const SEED = 20_261_130;
/** From this share of the month on invoices are in the currency of the orders. */
const CONVERTED = 0.6;

const root = path.resolve(import.meta.dirname, '../..');
const days = daysOfTheMonth();
const opened = await openShop(root, days);
const { database, call, office, products, stop } = opened;
try {
  const calendar = await playDays(database);
  const till = shopping(opened);
  const posting = sending(opened);
  const plans = plannedOrders(ORDERS, days, products, randomNumbers(SEED));
  const orders = [];
  for (const [index, day] of days.entries()) {
    await calendar.begin(day);
    if (index === Math.floor(days.length * CONVERTED))
      await call('PUT', '/admin/api/shop-settings', { body: { currency: 'EUR', invoiceCurrency: null } });
    for (const plan of plans.filter((each) => each.day === index)) {
      plan.order = await till.order(plan, day);
      orders.push(plan.order);
    }
    for (const plan of plans.filter((each) => each.laterDay === index))
      await till.later(plan.order, plan, day);
    await untilJobsAreDone(database);
    await posting.day(index);
    process.stdout.write(`${day}: ${orders.length} orders, ${office.uploads.size} documents\n`);
  }
  await posting.rest(() => untilJobsAreDone(database));
  const exports = await exportMonth(call, days[0].slice(0, 7));
  const rows = compared({ exports, orders, ledger: till.ledger, office });
  const differing = rows.filter((row) => row.at(-1) !== 'yes').length;
  const { faults, kills, rejected } = posting.known;
  const kinds = new Set(plans.map(({ kind, payment, fate }) => `${kind}, ${payment}, ${fate}`)).size;
  const said = `${orders.length} orders of ${kinds} kinds, ${exports.sales.length} documents, ${faults} faults of the office, ${kills} kills of the worker, ${rejected} rejected and issued again: ${rows.length} figures compared, ${differing} differ.`;
  const table = markdownTable(['figure', 'of', 'by', 'and by', 'first', 'second', 'same'], rows);
  process.stdout.write(`${said}\n${table}\n${office.problems.join('\n')}\n`);
  process.exitCode = differing + office.problems.length > 0 ? 1 : 0;
  if (orders.length >= 200)
    writeFileSync(
      path.join(root, 'docs/month.md'),
      `# A month of a shop in Romania

\`node tools/month/month.mjs\` after the build plays a month and writes this page; its exit code is 1 when one figure differs. A demo shop becomes one that sells in euro at prices with VAT to persons and companies at home, consumers in France, a company in Germany and persons in Switzerland; it invoices in lei at the rate of each day, later in euro. Orders are paid in cash, by card, by transfer and by an accepted offer; some are cancelled, refunded in part or in full, returned, or still open. The tax office answers late, loses answers, answers 500 after it took a document, ends tokens and rejects a number, and the worker is killed while it waits for an answer.

${said}

${table}
`,
    );
} finally {
  await stop();
}
