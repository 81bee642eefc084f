/*
 * How long the assistant takes for the first answer of a chat, and how long it holds the event loop of the gateway: the
 * questions of the evaluation in eleven languages, in a shop with 10,000 products. The health checks are asked
 * without a pause meanwhile.
 * Run: node tools/bench/assistant.mjs [url]   (after `npm run build`; or of a shop with LIMIT_FACTOR=1000, on this machine)
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { converse } from '../eval/conversation.mjs';
import { readSet } from '../eval/eval-shop.mjs';
import { addProducts, startBenchShop } from './bench-shop.mjs';
import { watchHealth } from './health-watch.mjs';

const PRODUCTS = 10_000;
const CUSTOMERS = 2;
const WARM_UP_QUESTIONS = 100;
const ALONE_MS = 5_000;
const SHARES = [0.5, 0.95, 0.99, 1];
const MAX_P95_MS = 200;
const MAX_LAG_GROWTH_MS = 20;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const sorted = (values) => values.toSorted((left, right) => left - right);

/** Each question opens a chat; questions of customers are declined to guests, which is an answer too. */
async function askAll(url, questions) {
  const open = [...questions];
  const answers = [];
  const customer = async () => {
    for (let question = open.pop(); question; question = open.pop()) {
      const { milliseconds } = await converse(url, { ...question, after: [] });
      answers.push({ language: question.language, milliseconds });
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, customer));
  return answers;
}

async function measureAnswers(url) {
  const questions = readSet('assistant-questions');
  await askAll(url, questions.slice(0, WARM_UP_QUESTIONS));
  const health = watchHealth(url);
  await health.take();
  await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
  const alone = sorted(await health.take());
  const answers = await askAll(url, questions);
  const during = sorted(await health.take());
  await health.end();
  return { answers, alone, during };
}

const line = (name, values, bar = '') =>
  `| ${[name, values.length, ...SHARES.map((share) => percentile(values, share).toFixed(1)), bar].join(' | ')} |`;

function asTable({ answers, alone, during }) {
  const times = (of = answers) => sorted(of.map(({ milliseconds }) => milliseconds));
  const languages = [...new Set(answers.map(({ language }) => language))].sort();
  const growth = percentile(during, 0.99) - percentile(alone, 0.99);
  return [
    '| what | number | p50 ms | p95 ms | p99 ms | longest ms | bar |',
    '| --- | --: | --: | --: | --: | --: | --- |',
    line('first answer', times(), `p95 ≤ ${MAX_P95_MS}`),
    ...languages.map((language) =>
      line(`… in ${language}`, times(answers.filter((answer) => answer.language === language))),
    ),
    line('health check, idle shop', alone),
    line(
      `health check, ${CUSTOMERS} customers ask`,
      during,
      `p99 grows by ${growth.toFixed(1)} (≤ ${MAX_LAG_GROWTH_MS})`,
    ),
  ].join('\n');
}

/** In a shop of its own. */
async function measureBuilt(root) {
  const shop = await startBenchShop(root, { parts: ['gateway'] });
  const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
  try {
    await addProducts(database, PRODUCTS);
    return await measureAnswers(shop.url);
  } finally {
    await database.end();
    await shop.stop();
  }
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [url] = process.argv.slice(2);
process.stdout.write(`${asTable(await (url ? measureAnswers(url) : measureBuilt(root)))}\n`);
