import { print, readSet, showsMisses, withShop } from './eval-shop.mjs';
import { asTable, isOdd } from './halves.mjs';

/*
 * `npm run eval:search`: how well the search of the demo catalogue finds what kitchen people mean. `npm run eval:search
 * -- http://127.0.0.1:3000` asks a running shop with the demo catalogue, `--misses=odd` lists what was not found.
 */
const SHOWN = 5;

async function ask(url, { query, language }) {
  const parameters = new URLSearchParams({ search: query, language, limit: String(SHOWN) });
  const answer = await fetch(`${url}/api/products?${parameters}`);
  if (!answer.ok) throw new Error(`${answer.status} for "${query}": ${await answer.text()}`);
  return (await answer.json()).map(({ slug }) => slug);
}

const measures = {
  'recall@5': ({ rank }) => Number(rank > 0),
  'expected found': ({ found, expected }) => found / Math.min(SHOWN, expected.length),
  MRR: ({ rank }) => (rank > 0 ? 1 / rank : 0),
};

await withShop(async (url) => {
  const results = [];
  for (const query of readSet('search-queries')) {
    const slugs = await ask(url, query);
    const isExpected = (slug) => query.expected.includes(slug);
    const [rank, found] = [slugs.findIndex(isExpected) + 1, slugs.filter(isExpected).length];
    results.push({ ...query, slugs, rank, found });
  }
  for (const by of ['language', 'kind']) print('', asTable(results, by, measures));
  if (!showsMisses) return;
  print('', 'Queries with an odd id without an expected product in the first five:', '');
  for (const { id, language, query, slugs } of results.filter((result) => isOdd(result) && result.rank === 0))
    print(`${id} ${language} "${query}": ${slugs.join(', ') || 'nothing'}`);
});
