import type { ProductDetailResponse } from '@kp/catalog';
import { parseMinor } from '@kp/commerce';
import { isUnspaced } from '../engine/text';
import type { Question } from '../engine/understand';
import type { FoundProducts } from '../tools/search-catalogue';
import type { Answer, Talk } from './answer';
import { factsOf, isNamed, lineOf, refersBack, shown, shownBefore } from './products';

const MAX_EXPLAINED = 3;

/** Search, price, stock and facts of products, also of those that were shown before. */
export async function findProducts(question: Question, talk: Talk): Promise<Answer> {
  const { cues, phrase } = question;
  const isAboutShown = refersBack(question, talk);
  if (isAboutShown && cues.has('cheaper')) return cheaper(question, talk);
  if (isAboutShown) return aboutShown(question, talk);
  const { maxPriceMinor, minPriceMinor, described } = question;
  const isBounded = maxPriceMinor !== undefined || minPriceMinor !== undefined;
  if (phrase === '' && !isBounded) return { text: talk.wording.say('whichProduct'), parts: [] };
  const cheapestFirst = cues.has('cheapest') || cues.has('cheaper');
  const input = { phrase, maxPriceMinor, minPriceMinor, cheapestFirst };
  const named = described === phrase ? null : await namedProducts(question, talk);
  return named ?? showFound(await talk.calls.run(talk.tools.searchCatalogue, input), question, talk);
}

/** Products whose names have every word of the question, if there are any; their texts are enough when `isLoose`. */
export async function namedProducts(
  question: Question,
  talk: Talk,
  { isLoose = false } = {},
): Promise<Answer | null> {
  const { maxPriceMinor, minPriceMinor, described, phrase: short } = question;
  for (const phrase of new Set([described, short])) {
    if (!/ |kp\d/.test(phrase) && !isUnspaced(question.language)) continue;
    const input = { phrase, maxPriceMinor, minPriceMinor };
    const found = await talk.calls.run(talk.tools.searchCatalogue, input);
    const [first] = found.products;
    const isMeant = isLoose || (first !== undefined && isNamed(first, found.words, talk));
    if (first && found.isExact && isMeant) return showFound(found, question, talk);
  }
  return null;
}

async function showFound(found: FoundProducts, question: Question, talk: Talk): Promise<Answer> {
  const { products, isExact, words, phrase } = found;
  const { wording } = talk;
  const { cues } = question;
  const [first] = products;
  if (!first) return { text: wording.say('foundNothing', { query: phrase }), parts: [] };
  const isAskedFor = cues.has('show') || cues.has('price') || cues.has('stock') || cues.has('want');
  const asksForOne = cues.has('price') || cues.has('stock') || cues.has('facts') || cues.has('amount');
  if (!isExact && cues.has('guidance') && !isAskedFor) return { text: wording.say('noGuidance'), parts: [] };
  const isSure = isExact && (phrase === '' || isNamed(first, words, talk));
  const lines = products.map((product) => lineOf(product, wording));
  const explained = cues.has('facts') ? products.slice(0, MAX_EXPLAINED) : [first];
  const productIds = explained.map(({ id }) => id);
  const details = await talk.calls.run(talk.tools.productFacts, { productIds });
  const about = details.map((product) => `${product.name}: ${factsOf(product, wording)}`);
  const direct =
    isSure && asksForOne && products.length === 1
      ? details.flatMap((each) => pricedAndStocked(each, question, talk))
      : [];
  const listed = direct.length > 0 ? direct : [introOf(found, isSure, question, talk), ...lines];
  return shown([...listed, ...about].join('\n'), products, words);
}

function introOf(
  { isExact, words, phrase: query }: FoundProducts,
  isSure: boolean,
  { cues }: Question,
  { wording }: Talk,
): string {
  if (!isExact) return wording.say('foundNear', { query, words });
  if (query === '') return wording.say('foundWithin');
  if (!isSure) return wording.say('foundMentioned', { query });
  return wording.say(cues.has('cheapest') || cues.has('cheaper') ? 'cheapest' : 'found', { query });
}

function pricedAndStocked(product: ProductDetailResponse, { cues }: Question, { wording }: Talk): string[] {
  const { name, stockQuantity, inStock } = product;
  const stock = inStock
    ? wording.say('stockYes', { name, count: stockQuantity })
    : wording.say('stockNo', { name });
  const price = wording.say('priceOf', { name, price: wording.priceOf(product) });
  return cues.has('stock') ? [stock, price] : [price, stock];
}

async function aboutShown(question: Question, talk: Talk): Promise<Answer> {
  const products = await shownBefore(question, talk);
  const { cues } = question;
  if (products.length === 0) return { text: talk.wording.say('whichProduct'), parts: [] };
  if (cues.has('cheapest')) products.sort((one, other) => parseMinor(one.price) - parseMinor(other.price));
  const text = products.flatMap((product, index) => [
    ...(products.length > 1 ? [lineOf(product, talk.wording)] : pricedAndStocked(product, question, talk)),
    ...(products.length === 1 || (cues.has('facts') && index === 0) ? [factsOf(product, talk.wording)] : []),
  ]);
  return {
    ...shown(text.join('\n'), products, talk.topic.phrase),
    suggestions: ['askCheaper', 'askShipping'],
  };
}

async function cheaper(question: Question, talk: Talk): Promise<Answer> {
  const [reference] = await shownBefore(question, talk);
  const { wording, topic } = talk;
  if (!reference) return { text: wording.say('whichProduct'), parts: [] };
  const phrase = topic.phrase ?? reference.name;
  const maxPriceMinor = parseMinor(reference.price) - 1;
  const input = { phrase, maxPriceMinor, cheapestFirst: true };
  const { products } = await talk.calls.run(talk.tools.searchCatalogue, input);
  const values = { name: reference.name, price: wording.priceOf(reference) };
  if (products.length === 0) return shown(wording.say('noCheaper', values), [reference], phrase);
  const lines = products.map((product) => lineOf(product, wording));
  return shown([wording.say('cheaper', values), ...lines].join('\n'), products, phrase);
}
