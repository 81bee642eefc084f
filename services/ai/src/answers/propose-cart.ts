import type { ProductResponse } from '@kp/catalog';
import type { LanguageCode } from '@kp/i18n/languages';
import { expressionOf } from '../engine/cues';
import { fold, isUnspaced, joinersApart } from '../engine/text';
import { quantityOf } from '../engine/entities';
import { LANGUAGE_DATA } from '../engine/languages';
import { type Question, withoutStopWords } from '../engine/understand';
import type { FoundProducts } from '../tools/search-catalogue';
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
  const soldOut = await talk.calls.run(talk.tools.productFacts, {
    productIds: items
      .map(({ productId }) => productId)
      .filter((id) => part.items.every(({ productId }) => productId !== id)),
  });
  nothing.push(...soldOut.map(({ name }) => wording.say('stockNo', { name })));
  if (part.items.length === 0) return { text: nothing.join('\n') || wording.say('whichProduct'), parts: [] };
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
  const { language, cues } = question;
  const { cues: words, and } = LANGUAGE_DATA[language];
  const wishing = expressionOf([words.cart, words.show, words.want].join().replaceAll('~', ','), language);
  const phrases = partsOf(question)
    .flatMap((part) => countedApart(part, language))
    .map((part) => joinersApart(fold(part), language).replace(wishing, ' '))
    .flatMap((part) => part.split(expressionOf(and, language)));
  const items: WantedItem[] = [];
  const missing: string[] = [];
  let bareQuantity = 1;
  for (const phrase of phrases.slice(0, MAX_ITEMS)) {
    const { quantity, rest } = quantityOf(phraseOf(phrase, question), language);
    const described = rest.match(CODE)?.[0] ?? rest;
    const bare = /^\d+$/.test(described)
      ? Number(described)
      : quantityOf(`${described} x`, language).quantity;
    const isBare = described === '' || /^\d+$/.test(described) || isNumberWord(described, language);
    if (isBare) bareQuantity = described === '' ? quantity : bare;
    if (isBare) continue;
    const input = { phrase: described, sentence: described, limit: 3 };
    const found = await talk.calls.run(talk.tools.searchCatalogue, input);
    const { products, isExact } = found;
    const best =
      found.coverage !== undefined
        ? products[0]
        : isExact || isMostOf(found)
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

const CODE = /kp[ -]?\d+/gi;

/** Lists of languages that part items by what counts them, or by blanks. */
function countedApart(part: string, language: LanguageCode): string[] {
  if (language === 'ko') return part.split(KOREAN_COUNTED).filter((each) => each.trim() !== '');
  if (!isUnspaced(language)) return [part];
  return (language === 'ja' ? part.split(JAPANESE_COUNTED) : [part])
    .flatMap((each) => each.split(/ (?=\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana})/u))
    .filter((each) => each.trim() !== '');
}

const KOREAN_COUNTER = '(?:개|박스|상자|롤|세트|팩|병|켤레|봉지|장|통|자루|권)';
const KOREAN_COUNTED = new RegExp(
  `(?<=(?:\\p{sc=Hangul} ?\\d{1,3}${KOREAN_COUNTER}?|(?:[한두세네]|다섯) ?${KOREAN_COUNTER})(?:랑|하고|이랑|와|과)?) (?=\\p{sc=Hangul})`,
  'u',
);
const JAPANESE_COUNTED =
  /(?<=(?:\d+|[一二三四五六七八九十])(?:[つ個箱本枚袋巻組台点丁]|セット|パック|ロール))(?!入)[と ]*/u;

/** Parts of a list; codes stand apart without commas too, each with the number beside it. */
function partsOf({ text, language }: Question): string[] {
  const words = expressionOf(LANGUAGE_DATA[language].numbers.join().replaceAll('|', ','), language);
  const parts = text.split(/[,،、，](?!\d)|\s[+&]\s/);
  return parts.flatMap((part) => {
    const codes = [...part.matchAll(CODE)];
    if (codes.length < 2) return [part];
    const start = fold(part.slice(0, codes[0]!.index));
    const isBefore = /\d/.test(start) || start.search(words) >= 0;
    const ends = codes.map(({ index, 0: code }, at) =>
      isBefore ? index + code.length : (codes[at + 1]?.index ?? part.length),
    );
    return ends.map((end, at) => part.slice(ends[at - 1] ?? 0, end));
  });
}

/**
 * Number words stay, because they may count ("a dozen" counts twelve). A single word before the number is what to do
 * ("bring 3 fire blankets"), when there is a name after it.
 */
function phraseOf(part: string, { language }: Question): string {
  const words = part.trim().split(' ');
  const isCount = (word = '') => isNumberWord(word, language);
  const named = words.findIndex(
    (word, index) => (index < words.length - 1 && isCount(word)) || /^\d+x?$/.test(word),
  );
  const first = isCount(words[named + 1]) && named < words.length - 2 ? named + 1 : named;
  const leading = first < 0 ? '' : withoutStopWords(words.slice(0, first).join(' '), language);
  const counted = words.slice(first).join(' ');
  const isVerb = /^[^ \d]+$/.test(leading) && quantityOf(counted, language).rest !== '';
  if (first < 0 || (leading !== '' && !isVerb) || isMeasured(words, first))
    return withoutStopWords(part.trim(), language);
  return `${words[first]} ${withoutStopWords(words.slice(first + 1).join(' '), language)}`.trim();
}

const isNumberWord = (word: string, language: LanguageCode) =>
  LANGUAGE_DATA[language].numbers.some((each) => each.split('|').includes(word));

/** "20 cm" counts nothing. */
const isMeasured = (words: readonly string[], at: number) =>
  /^(?:mm|cm|m|l|ml|cl|g|kg|w|v|x|gn|micron|litros?|litres?|liter|litri|grad[ei]?)$/.test(
    words[at + 1] ?? '',
  );

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

/** Found with most of the words: the customer sees what it is before it is added. */
const isMostOf = ({ words, phrase }: FoundProducts) =>
  words.split(' ').length * 3 >= phrase.split(' ').length * 2;

/** A product whose name holds most of the words; another one is not what was asked for. */
function closestOf(products: readonly ProductResponse[], phrase: string): ProductResponse | undefined {
  const words = phrase.split(' ');
  return products.find(({ name }) => {
    const named = fold(name).split(' ');
    return words.filter((word) => named.includes(word)).length * 2 > words.length;
  });
}
