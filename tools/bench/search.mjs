import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBenchShop } from './bench-shop.mjs';
import { compare } from './compare.mjs';
import { measure } from './load.mjs';
import { measureSql } from './raw-sql.mjs';
import { sentStatements } from './sent-statements.mjs';
import { asTable } from './table.mjs';
import { anyBoundMinor, SEARCH_BOUND_MINOR, SEARCH_WORDS, searchPath, searchRequest } from './workloads.mjs';

/*
 * Searches never asked before, beside the statements that the shop sends for them: a row of `npm run bench`, alone
 * with `node tools/bench/search.mjs [seconds] [rounds]` after `npm run build`.
 */
const BAR = 0.6;
/** More than of the other rows, because its ratio differs by a fifth from round to round. */
const ROUNDS = 9;
/** After so long most of the gateway's code is compiled; a shop runs all day. */
const FIRST_WARM_UP_SECONDS = 20;

/** The statement of each word as the shop sends it, with another bound each time. */
async function searchesOf(shop) {
  const sent = await sentStatements(shop, async () => {
    for (const word of SEARCH_WORDS)
      await (await fetch(shop.url + searchPath(word, SEARCH_BOUND_MINOR))).text();
  });
  const searches = sent.filter(({ values }) => SEARCH_WORDS.some((word) => values.includes(word)));
  if (searches.length !== SEARCH_WORDS.length) throw new Error(`${searches.length} statements were seen.`);
  return searches.map(({ text, values }) => {
    const place = values.indexOf(String(SEARCH_BOUND_MINOR));
    return () => ({ name: 'bench.search', text, values: values.with(place, anyBoundMinor()) });
  });
}

/** @param {Awaited<ReturnType<typeof startBenchShop>>} shop */
export async function compareSearch(shop, seconds, rounds = ROUNDS) {
  const searches = await searchesOf(shop);
  await measure({ url: shop.url, seconds: FIRST_WARM_UP_SECONDS, requests: [searchRequest] });
  const next = () => searches[Math.floor(Math.random() * searches.length)]();
  return compare({
    name: 'search (never asked before)',
    bar: BAR,
    rounds,
    shop: () => measure({ url: shop.url, seconds, requests: [searchRequest] }),
    ceiling: () =>
      measureSql({ databaseUrl: shop.databaseUrl, seconds, work: (client) => client.query(next()) }),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seconds = 3, rounds] = process.argv.slice(2).map(Number);
  const shop = await startBenchShop(path.resolve(path.dirname(process.argv[1]), '../..'), {
    parts: ['gateway'],
  });
  try {
    process.stdout.write(`${asTable([await compareSearch(shop, seconds, rounds)])}\n`);
  } finally {
    await shop.stop();
  }
}
