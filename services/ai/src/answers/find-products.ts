import type { ProductDetailResponse, ProductResponse } from '@kp/catalog';
import { isPriceOnRequest, parseMinor, PRODUCT_LIMITS } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import { expressionOf } from '../engine/keywords';
import { LANGUAGE_DATA } from '../engine/languages';
import { fold, isUnspaced } from '../engine/text';
import type { Question } from '../engine/understand';
import type { FoundProducts } from '../tools/search-catalogue';
import { type Answer, contactLink, linksPart, type Conversation } from './answer';
import { factsOf, isNamed, lineOf, refersBack, shown, shownBefore } from './products';

const MAX_EXPLAINED = 3;

/** Search, price, stock and facts of products, also of those that were shown before. */
export async function findProducts(question: Question, conversation: Conversation): Promise<Answer> {
  const { keywords, phrase } = question;
  const isAboutShown = refersBack(question, conversation);
  if (!isAboutShown && phrase === '' && question.before)
    return findProducts({ ...question, ...ofPhrase(question.before) }, conversation);
  if (isAboutShown && keywords.has('cheaper')) return cheaper(question, conversation);
  if (isAboutShown) return aboutShown(question, conversation);
  const { maxPriceMinor, minPriceMinor, described } = question;
  const isBounded = maxPriceMinor !== undefined || minPriceMinor !== undefined;
  if (phrase === '' && !isBounded) return { text: conversation.wording.translate('whichProduct'), parts: [] };
  const cheapestFirst = asksForCheapest(question);
  const input = {
    phrase,
    maxPriceMinor,
    minPriceMinor,
    cheapestFirst,
    sentence: question.text,
    context: contextOf(question, conversation),
  };
  const hasOther = described !== phrase || (asksForProperty(question) && question.bare !== phrase);
  const named = hasOther ? await namedProducts(question, conversation) : null;
  if (!named && continuesShown(question, conversation)) return aboutShown(question, conversation);
  const refined = named ? null : await refinedSearch(question, conversation);
  if (refined) return refined;
  const answered =
    named ??
    (await showFound(
      await conversation.toolCalls.run(conversation.tools.searchCatalogue, input),
      question,
      conversation,
    ));
  return answered.isUnsure && asksOfShown(question, conversation)
    ? aboutShown(question, conversation)
    : answered;
}

/**
 * Products whose names have every word of the question, if there are any; their texts are enough when `isLoose`. A single
 * word names a product only where a property of it is asked.
 */
export async function namedProducts(
  question: Question,
  conversation: Conversation,
  { isLoose = false } = {},
): Promise<Answer | null> {
  const { maxPriceMinor, minPriceMinor, described, phrase: short, bare } = question;
  const cheapestFirst = asksForCheapest(question);
  const isProperty = asksForProperty(question);
  const found: FoundProducts[] = [];
  const unmeasured = short.replace(measuresOf(question.language), ' ').replace(/ +/g, ' ').trim();
  for (const phrase of new Set([described, short, ...(isProperty ? [unmeasured, bare] : [])])) {
    const isSingle = !isUnspaced(question.language) && !/ |kp\d/.test(phrase);
    if (isSingle && !(phrase === bare && isProperty)) continue;
    if (phrase.length < MIN_NAME) continue;
    const input = { phrase, maxPriceMinor, minPriceMinor, cheapestFirst, isWhole: true };
    const next = await conversation.toolCalls.run(conversation.tools.searchCatalogue, input);
    const [first] = next.products;
    if (!first || !next.isExact) continue;
    if (isNamed(first, next.words, conversation)) return showFound(next, question, conversation);
    if (phrase !== bare || phrase === short) found.push(next);
  }
  const near = isProperty ? await namedByMost(question, conversation) : null;
  if (near) return near;
  const [loose] = found;
  return isLoose && loose ? showFound(loose, question, conversation) : null;
}

/** A product whose name has two or more of the words; what else was asked of it is not known to any name. */
async function namedByMost(question: Question, conversation: Conversation): Promise<Answer | null> {
  const input = { phrase: question.described, isByName: true };
  const near = await conversation.toolCalls.run(conversation.tools.searchCatalogue, input);
  if (!isNamedByMost(near, conversation)) return null;
  const isMost = near.words.split(' ').length * 2 >= question.described.split(' ').length;
  return showFound(isMost ? { ...near, phrase: near.words, isExact: true } : near, question, conversation);
}

const isNamedByMost = ({ products, words }: FoundProducts, conversation: Conversation) =>
  words.includes(' ') && products[0] !== undefined && isNamed(products[0], words, conversation);

const MIN_NAME = 3;
const measuresOf = (language: LanguageCode) => expressionOf(LANGUAGE_DATA[language].measures, language);
const asksForCheapest = ({ keywords }: Question) => keywords.has('cheapest') || keywords.has('cheaper');
export const asksForProperty = ({ keywords }: Question) => keywords.has('facts') || keywords.has('warranty');

async function showFound(
  found: FoundProducts,
  question: Question,
  conversation: Conversation,
): Promise<Answer> {
  const { products, isExact, words, phrase } = found;
  const { wording } = conversation;
  const { keywords } = question;
  const [first] = products;
  if (!first || isForeign(found, question)) {
    const isAskedFor = !first || wordsAskFor(question.text, question.language);
    return unanswered(
      isAskedFor ? wording.translate('foundNothing', { query: phrase }) : wording.translate('notUnderstood'),
      conversation,
    );
  }
  const isAskedFor =
    keywords.has('show') || keywords.has('price') || keywords.has('stock') || keywords.has('want');
  const isFacts = asksForProperty(question);
  const asksForOne = keywords.has('price') || keywords.has('stock') || isFacts || keywords.has('amount');
  const isUnsure = !isExact && found.coverage === undefined && !isNamedByMost(found, conversation);
  if (isUnsure && keywords.has('guidance') && !isAskedFor)
    return { text: wording.translate('noGuidance'), parts: [], isUnsure: true };
  const isSure = isExact && (phrase === '' || isNamed(first, words, conversation));
  const lines = products.map((product) => lineOf(product, wording));
  const explained = isFacts ? products.slice(0, MAX_EXPLAINED) : [first];
  const productIds = explained.map(({ id }) => id);
  const details = await conversation.toolCalls.run(conversation.tools.productFacts, { productIds });
  const about = details.map((product) => `${product.name}: ${factsOf(product, wording)}`);
  const direct =
    isSure && asksForOne && products.length === 1
      ? details.flatMap((each) => pricedAndStocked(each, question, conversation))
      : [];
  const listed = direct.length > 0 ? direct : [introOf(found, isSure, question, conversation), ...lines];
  return { ...shown([...listed, ...about].join('\n'), products, words), isUnsure };
}

/** The products have little of what was said, and the examples do not say either that it asks for any. */
const LITTLE = 0.3;
const MAYBE_OF_PRODUCTS = 0.6;
const isForeign = ({ coverage = 1 }: FoundProducts, { productLikelihood = 1 }: Question) =>
  coverage < LITTLE && productLikelihood < MAYBE_OF_PRODUCTS;

/** "Do you sell": not what the examples made of other words. */
function wordsAskFor(text: string, language: LanguageCode): boolean {
  const { show, want, price, facts } = LANGUAGE_DATA[language].keywords;
  return fold(text).search(expressionOf(`${show},${want},${price},${facts}`, language)) >= 0;
}

const unanswered = (text: string, { wording }: Conversation): Answer => ({
  text,
  parts: [linksPart(contactLink(wording))],
  isUnsure: true,
});

/** Less than this of what was asked for: it may not be what is meant. */
const MUCH = 0.4;

function introOf(
  found: FoundProducts,
  isSure: boolean,
  { keywords }: Question,
  { wording }: Conversation,
): string {
  const { isExact, words, phrase: query } = found;
  if (found.coverage !== undefined && found.coverage >= MUCH) return wording.translate('foundSimilar');
  if (found.coverage !== undefined) return wording.translate('foundMentioned', { query });
  if (!isExact) return wording.translate('foundNear', { query, words });
  if (query === '') return wording.translate('foundWithin');
  if (!isSure) return wording.translate('foundMentioned', { query });
  return wording.translate(keywords.has('cheapest') || keywords.has('cheaper') ? 'cheapest' : 'found', {
    query,
  });
}

function pricedAndStocked(
  product: ProductDetailResponse,
  { keywords }: Question,
  { wording }: Conversation,
): string[] {
  const { name, stockQuantity, inStock } = product;
  if (isPriceOnRequest(product)) return [`${name}: ${wording.priceOf(product)}.`];
  const stock = inStock
    ? wording.translate('stockYes', { name, count: stockQuantity })
    : wording.translate('stockNo', { name });
  const price = wording.translate('priceOf', { name, price: wording.priceOf(product) });
  return keywords.has('stock') ? [stock, price] : [price, stock];
}

const MAX_REFINING_WORDS = 2;

/** "And in size L?" asks for what was shown, with one or two more words. */
async function refinedSearch(question: Question, conversation: Conversation): Promise<Answer | null> {
  const { phrase, keywords, language } = question;
  const { phrase: before, productIds } = conversation.topic;
  const isShort = phrase !== '' && phrase.split(' ').length <= MAX_REFINING_WORDS && !isUnspaced(language);
  if (!before || !productIds?.length || !isShort || keywords.has('show')) return null;
  const input = { phrase: `${before} ${phrase}`, isWhole: true };
  const found = await conversation.toolCalls.run(conversation.tools.searchCatalogue, input);
  const [first] = found.products;
  return first && found.isExact && isNamed(first, input.phrase, conversation)
    ? showFound(found, question, conversation)
    : null;
}

const ofPhrase = (phrase: string) => ({ phrase, described: phrase, bare: phrase, before: undefined });

/** "Does it fit induction?" asks for a property of what was shown, although it has a word that may name something. */
const continuesShown = ({ keywords, described }: Question, { topic }: Conversation) =>
  Boolean(topic.productIds?.length) &&
  keywords.has('facts') &&
  keywords.has('refersBack') &&
  !keywords.has('show') &&
  !described.includes('kp');

/** "Can I get those now?": a word or two that name no product, after some were shown. */
const asksOfShown = ({ keywords, phrase }: Question, { topic }: Conversation) =>
  Boolean(topic.productIds?.length) &&
  phrase.split(' ').length < 3 &&
  (['price', 'stock', 'facts', 'amount'] as const).some((keyword) => keywords.has(keyword));

export async function aboutShown(question: Question, conversation: Conversation): Promise<Answer> {
  const products = await shownBefore(question, conversation);
  const { keywords } = question;
  if (products.length === 0) return { text: conversation.wording.translate('whichProduct'), parts: [] };
  if (keywords.has('cheapest')) products.sort((one, other) => rankOf(one) - rankOf(other));
  const text = products.flatMap((product, index) => [
    ...(products.length > 1
      ? [lineOf(product, conversation.wording)]
      : pricedAndStocked(product, question, conversation)),
    ...(products.length === 1 || (keywords.has('facts') && index === 0)
      ? [factsOf(product, conversation.wording)]
      : []),
  ]);
  return {
    ...shown(text.join('\n'), products, conversation.topic.phrase),
    suggestions: ['askCheaper', 'askShipping'],
  };
}

/** In cents; on request is above what has a price. */
const rankOf = ({ price }: Pick<ProductDetailResponse, 'price'>): number =>
  price === null ? PRODUCT_LIMITS.priceMaxMinor : parseMinor(price);

async function cheaper(question: Question, conversation: Conversation): Promise<Answer> {
  const [reference] = await shownBefore(question, conversation);
  const { wording, topic } = conversation;
  if (!reference) return { text: wording.translate('whichProduct'), parts: [] };
  const phrase = topic.phrase ?? reference.name;
  const maxPriceMinor = rankOf({ price: wording.amountOf(reference) }) - 1;
  const input = { phrase, maxPriceMinor, cheapestFirst: true };
  const found = await conversation.toolCalls.run(conversation.tools.searchCatalogue, input);
  const alike = { sentence: `${topic.said ?? ''} ${reference.name}`, maxPriceMinor, isMuch: true };
  const { products } =
    found.products.length > 0
      ? found
      : await conversation.toolCalls.run(conversation.tools.findSimilar, alike);
  const values = { name: reference.name, price: wording.priceOf(reference) };
  if (products.length === 0) return shown(wording.translate('noCheaper', values), [reference], phrase);
  const lines = products.map((product) => lineOf(product, wording));
  return shown([wording.translate('cheaper', values), ...lines].join('\n'), products, phrase);
}

const MIN_LIKELIHOOD = 0.05;
const MAX_HELPFUL = 3;

/** Products that may help with what is asked, said after an answer that names none. */
export async function helpfulProducts(
  question: Question,
  conversation: Conversation,
): Promise<Answer | null> {
  const { text: sentence, message: context, productLikelihood = 0 } = question;
  if (productLikelihood < MIN_LIKELIHOOD) return null;
  const input = { sentence, context, isMuch: true, limit: MAX_HELPFUL };
  const { products } = await conversation.toolCalls.run(conversation.tools.findSimilar, input);
  return showSimilar(products, question, conversation);
}

export async function showSimilar(
  products: ProductResponse[],
  question: Question,
  conversation: Conversation,
): Promise<Answer | null> {
  if (products.length === 0) return null;
  const { phrase } = question;
  return showFound({ phrase, products, words: phrase, isExact: false, coverage: 1 }, question, conversation);
}

/** The rest of the message, and what was said of products before. */
function contextOf({ message }: Question, { topic }: Conversation): string {
  return topic.intent === 'products' ? `${topic.said ?? ''} ${message}` : message;
}
