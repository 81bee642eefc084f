import { converse, signInCustomer } from './conversation.mjs';
import { print, readSet, showsMisses, withShop } from './eval-shop.mjs';
import { asTable, isOdd } from './halves.mjs';
import { addressesIn, faults } from './judge.mjs';

/*
 * `npm run eval:assistant`: how many questions the assistant answers right in the demo shop. `npm run eval:assistant --
 * http://127.0.0.1:3000` asks a running shop with the demo data, `--misses=odd` lists what was wrong.
 */
const SETS = ['assistant-questions', 'colloquial-questions'];
const LONGEST_PRINTED = 160;

/** Answers once per address, because many answers lead to the same product. */
function findDead(url) {
  const known = new Map();
  const isDead = async (address) => (await fetch(url + address)).status === 404;
  return async (parts) => {
    const dead = [];
    for (const address of new Set(addressesIn(parts))) {
      if (!known.has(address)) known.set(address, await isDead(address));
      if (known.get(address)) dead.push(`leads to nothing: ${address}`);
    }
    return dead;
  };
}

async function judge(url, question, token, deadIn) {
  try {
    const { reply, milliseconds } = await converse(url, question, token);
    const wrong = [...faults(question, reply), ...(await deadIn(reply.parts))];
    return { ...question, response: reply.response, milliseconds, wrong };
  } catch (error) {
    // Everything a shop answers instead of a reply is a wrong answer.
    return { ...question, response: '', wrong: [error.message] };
  }
}

const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_PRINTED);

await withShop(async (url) => {
  const connected = await fetch(`${url}/api/ai/connect`, { method: 'POST' });
  if (connected.status === 404) throw new Error('This shop has no assistant.');
  const token = await signInCustomer(url);
  const deadIn = findDead(url);
  for (const set of SETS) {
    const results = [];
    for (const question of readSet(set))
      results.push(await judge(url, question, question.as === 'customer' ? token : undefined, deadIn));

    print('', set);
    const measures = { right: ({ wrong }) => Number(wrong.length === 0) };
    for (const by of ['language', 'capability']) print('', asTable(results, by, measures));
    const times = results.flatMap(({ milliseconds }) => milliseconds ?? []).sort((a, b) => a - b);
    if (times.length > 0)
      print('', `p95 of the answer: ${times[Math.ceil(times.length * 0.95) - 1].toFixed(0)} ms`);
    if (!showsMisses) continue;
    print('', 'Questions with an odd id that were answered wrong:', '');
    for (const { id, language, capability, question, response, wrong } of results.filter(isOdd))
      if (wrong.length > 0)
        print(
          `${id} ${language} ${capability}: ${question}`,
          `  ${short(response)}`,
          `  ${wrong.join('; ')}`,
        );
  }
});
