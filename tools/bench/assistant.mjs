/*
 * How long the assistant takes for the first answer of a chat, and how long it holds the event loop of the gateway: the
 * questions of the evaluation in eleven languages, in a shop with 10,000 products. The health checks are asked
 * without a pause meanwhile.
 * Run: node tools/bench/assistant.mjs   (after `npm run build`)
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { converse } from '../eval/conversation.mjs';
import { readSet } from '../eval/eval-shop.mjs';
import { startBenchShop } from './bench-shop.mjs';
import { watchHealth } from './health-watch.mjs';

const PRODUCTS = 10_000;
const VISITORS = 2;
const ALONE_MS = 5_000;
const MAX_P95_MS = 200;
const MAX_LAG_GROWTH_MS = 20;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const sorted = (values) => values.toSorted((left, right) => left - right);

/** Copies of the demo products with their texts in other languages, each with a number of its own. */
async function addProducts(database) {
  const { rows } = await database.query('SELECT count(*)::int AS known FROM product');
  const copies = Math.ceil(PRODUCTS / rows[0].known) - 1;
  await database.query(
    `INSERT INTO product (name, slug, description, price_minor, image_url, stock_quantity, category_id)
     SELECT concat(name, ' ', copy), concat(slug, '-', copy), description, price_minor + copy, image_url, stock_quantity, category_id
       FROM product, generate_series(1, $1::int) copy LIMIT $2::int - (SELECT count(*) FROM product)`,
    [copies, PRODUCTS],
  );
  await database.query(
    `INSERT INTO product_translation (product_id, language, name, description)
     SELECT p.id, t.language, concat(t.name, ' ', split_part(p.name, o.name || ' ', 2)), t.description
       FROM product o JOIN product_translation t ON t.product_id = o.id
       JOIN product p ON p.description = o.description AND starts_with(p.name, o.name || ' ')
     ON CONFLICT DO NOTHING`,
  );
  await database.query('VACUUM ANALYZE product, product_translation, search_word');
}

/** Each question opens a chat; questions of customers are declined to guests, which is an answer too. */
async function askAll(url, questions) {
  const open = [...questions];
  const answers = [];
  const visitor = async () => {
    for (let question = open.pop(); question; question = open.pop()) {
      const { milliseconds } = await converse(url, { ...question, after: [] });
      answers.push({ language: question.language, milliseconds });
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return answers;
}

const line = (name, values, { p95 = '' } = {}) =>
  `| ${[name, values.length, ...[0.5, 0.95, 0.99, 1].map((share) => percentile(values, share).toFixed(1)), p95].join(' | ')} |`;

async function run(root) {
  const shop = await startBenchShop(root, { parts: ['gateway'] });
  const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
  try {
    await addProducts(database);
    const questions = readSet('assistant-questions');
    await askAll(shop.url, questions.slice(0, 100));
    const health = watchHealth(shop.url);
    await health.take();
    await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
    const alone = sorted(await health.take());
    const answers = await askAll(shop.url, questions);
    const during = sorted(await health.take());
    await health.end();
    const times = sorted(answers.map(({ milliseconds }) => milliseconds));
    const growth = percentile(during, 0.99) - percentile(alone, 0.99);
    const lines = [
      '| what | number | p50 ms | p95 ms | p99 ms | longest ms | bar |',
      '| --- | --: | --: | --: | --: | --: | --- |',
      line('first answer', times, { p95: `p95 ≤ ${MAX_P95_MS}` }),
      ...[...new Set(answers.map(({ language }) => language))]
        .sort()
        .map((language) =>
          line(
            `… in ${language}`,
            sorted(
              answers
                .filter((answer) => answer.language === language)
                .map(({ milliseconds }) => milliseconds),
            ),
          ),
        ),
      line('health check, nobody asks', alone),
      line('health check, two visitors ask', during, {
        p95: `p99 grows by ${growth.toFixed(1)} (≤ ${MAX_LAG_GROWTH_MS})`,
      }),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.end();
    await shop.stop();
  }
}

await run(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
