import type { ProductResponse } from '@kp/catalog';
import { expressionOf } from '../engine/cues';
import { fold } from '../engine/text';
import { quantityOf } from '../engine/entities';
import { LANGUAGE_DATA } from '../engine/languages';
import { type Question, withoutStopWords } from '../engine/understand';
import type { Answer, Talk } from './answer';
import { shownBefore } from './products';

const MAX_ITEMS = 10;

interface WantedItem {
  productId: number;
  quantity: number;
}

/** Proposes items; the customer adds them. */
export async function proposeItems(question: Question, talk: Talk): Promise<Answer> {
  const { wording } = talk;
  const { items, missing } = await wantedItems(question, talk);
  const nothing = missing.map((query) => wording.say('foundNothing', { query }));
  const proposal = await talk.calls.run(talk.tools.proposeCart, { items });
  const { shortened, ...part } = proposal;
  if (part.items.length === 0) {
    const soldOut = await talk.calls.run(talk.tools.productFacts, {
      productIds: items.map(({ productId }) => productId),
    });
    const sentences = [...nothing, ...soldOut.map(({ name }) => wording.say('stockNo', { name }))];
    return { text: sentences.join('\n') || wording.say('whichProduct'), parts: [] };
  }
  const { currency } = part.items[0]!;
  const lines = part.items.map(
    ({ name, quantity, price }) => `• ${quantity} × ${name}: ${wording.money(price, currency)}`,
  );
  const total = wording.say('total', { total: wording.money(part.total, currency) });
  const short = shortened.length > 0 ? [wording.say('shortened', { names: shortened.join(', ') })] : [];
  return {
    text: [wording.say('proposal'), ...lines, total, ...short, ...nothing].join('\n'),
    parts: [part],
    suggestions: ['askShipping', 'askPayment'],
    topic: { productIds: part.items.map(({ productId }) => productId) },
  };
}

async function wantedItems(
  question: Question,
  talk: Talk,
): Promise<{ items: WantedItem[]; missing: string[] }> {
  const { text, language, cues } = question;
  const { cues: words, and } = LANGUAGE_DATA[language];
  const wishing = expressionOf([words.cart, words.show, words.want].join().replaceAll('~', ','), language);
  const phrases = text
    .split(/[,،、，](?!\d)/)
    .map((part) => fold(part).replace(wishing, ' '))
    .flatMap((part) => part.split(expressionOf(and, language)));
  const items: WantedItem[] = [];
  const missing: string[] = [];
  let bareQuantity = 1;
  for (const phrase of phrases.slice(0, MAX_ITEMS)) {
    const { quantity, rest: described } = quantityOf(phraseOf(phrase, question), language);
    if (/^\d+$/.test(described)) bareQuantity = Number(described);
    if (described === '') bareQuantity = quantity;
    if (described === '' || /^\d+$/.test(described)) continue;
    const input = { phrase: described, limit: 3 };
    const { products, isExact } = await talk.calls.run(talk.tools.searchCatalogue, input);
    const best = isExact
      ? (products.find(({ inStock }) => inStock) ?? products[0])
      : closestOf(products, described);
    if (best) items.push({ productId: best.id, quantity });
    else missing.push(described);
  }
  if (items.length > 0 || (missing.length > 0 && !cues.has('refersBack'))) return { items, missing };
  const before = await shownBefore(question, talk);
  const meant = before.slice(0, 1).map(({ id }) => ({ productId: id, quantity: bareQuantity }));
  return { items: meant, missing: meant.length > 0 ? [] : missing };
}

/** Number words stay, because they may count; words before the first number name no product. */
function phraseOf(part: string, { language }: Question): string {
  const { numbers } = LANGUAGE_DATA[language];
  const words = part.trim().split(' ');
  const first = words.findIndex(
    (word, index) =>
      (index < words.length - 1 && numbers.some((each) => each.split('|').includes(word))) ||
      /^\d+x?$/.test(word),
  );
  const leading = first < 0 ? '' : withoutStopWords(words.slice(0, first).join(' '), language);
  if (first < 0 || leading !== '') return withoutStopWords(part.trim(), language);
  return `${words[first]} ${withoutStopWords(words.slice(first + 1).join(' '), language)}`.trim();
}

/** "I'd like two buckets" counts something, "I'd like a 20 cm knife" does not. */
export function asksForQuantity({ phrase, language, cues }: Question): boolean {
  if (cues.has('quote')) return false;
  const isWish = cues.has('want') || cues.has('cart') || /^\d{1,3} ?x /.test(phrase);
  return isWish && quantityOf(phrase, language).isCounted;
}

const MANY = 500;

/** So many that a quote is the better way. */
export function asksForMany({ phrase, language, cues }: Question): boolean {
  const isAsked = cues.has('price') || cues.has('amount') || cues.has('quote');
  return isAsked && quantityOf(phrase, language).quantity >= MANY;
}

/** A product whose name holds most of the words; another one is not what was asked for. */
function closestOf(products: readonly ProductResponse[], phrase: string): ProductResponse | undefined {
  const words = phrase.split(' ');
  return products.find(({ name }) => {
    const named = fold(name).split(' ');
    return words.filter((word) => named.includes(word)).length * 2 > words.length;
  });
}
