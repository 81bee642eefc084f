import type { ProductResponse } from '@kp/catalog';
import { CODE, type ListedItem, listedItems, wantsCounted } from '../engine/cart-items';
import { withoutFirstUnit, withoutUnits } from '../engine/counted-parts';
import { inDigits, quantityOf } from '../engine/entities';
import { sharedOfNames } from '../engine/names';
import { hasSizes, sizesOf } from '../engine/sizes';
import { fold } from '../engine/text';
import { type Question, withoutStopWords } from '../engine/understand';
import type { FoundProducts } from '../tools/search-catalogue';
import type { Answer, Conversation } from './answer';
import { isNamed, shown, shownBefore } from './products';

const MAX_ITEMS = 10;
/** Of a list with descriptions between commas. */
const MAX_PARTS = 15;
/** Of what was asked for: from here on a product that is only similar is hardly another one. */
const SURE = 0.4;
/** Of the words of a name: "three loggers that measure humidity too" are one kind of logger. */
const SAME_KIND = 0.5;

interface WantedItem {
  productId: number;
  quantity: number;
}

/** Proposes items; the customer adds them. */
export async function proposeItems(question: Question, conversation: Conversation): Promise<Answer> {
  const { wording } = conversation;
  const { items, missing } = await wantedItems(question, conversation);
  const nothing = missing.map((query) => wording.translate('foundNothing', { query }));
  const proposal = await conversation.toolCalls.run(conversation.tools.proposeCart, { items });
  const { shortened, ...part } = proposal;
  const soldOut = await conversation.toolCalls.run(conversation.tools.productFacts, {
    productIds: items
      .map(({ productId }) => productId)
      .filter((id) => part.items.every(({ productId }) => productId !== id)),
  });
  nothing.push(...soldOut.map(({ name }) => wording.translate('stockNo', { name })));
  if (soldOut.length > 0 && part.items.length === 0) return shown(nothing.join('\n'), soldOut);
  if (part.items.length === 0)
    return { text: nothing.join('\n') || wording.translate('whichProduct'), parts: [] };
  const { currency } = part.items[0]!;
  const lines = part.items.map(
    ({ name, quantity, price }) => `• ${quantity} × ${name}: ${wording.money(price, currency)}`,
  );
  const total = wording.translate('total', { total: wording.money(part.total, currency) });
  const short = shortened.length > 0 ? [wording.translate('shortened', { names: shortened.join(', ') })] : [];
  return {
    text: [wording.translate('proposal'), ...lines, total, ...short, ...nothing].join('\n'),
    parts: [part],
    suggestions: ['askShipping', 'askPayment'],
    topic: { intent: 'cart', productIds: part.items.map(({ productId }) => productId) },
  };
}

/** An item of the list and what the catalogue has for it. */
interface ListedProduct {
  text: string;
  /** As it was said: single letters are lost in the words that are searched. */
  sizes: readonly string[];
  quantity: number;
  isCounted: boolean;
  best?: ProductResponse;
  /** The name of the product has all the words, or it shares many of them. */
  isSure: boolean;
  isNamed: boolean;
}

async function wantedItems(
  question: Question,
  conversation: Conversation,
): Promise<{ items: WantedItem[]; missing: string[] }> {
  const { language, keywords } = question;
  const listed: ListedProduct[] = [];
  let bareQuantity = 1;
  for (const item of listedItems(question.text, language).slice(0, MAX_PARTS)) {
    const last = listed.at(-1);
    const own = withoutStopWords(item.text, language);
    const text = ofSameKind(own, last);
    if (withoutUnits(text, language) === '') bareQuantity = item.quantity ?? bareQuantity;
    else if (text !== own && !last?.isCounted)
      listed[listed.length - 1] = await lookUp({ ...item, text, sizes: sizesOf(item.text) }, conversation);
    else
      listed.push(...(await added({ ...item, text, sizes: sizesOf(item.text) }, listed.pop(), conversation)));
  }
  const isCounted = listed.some((each) => each.isCounted);
  const isCountedToo = ({ best }: ListedProduct) =>
    listed.some((each) => each.isCounted && each.best !== undefined && each.best.id === best?.id);
  const meant = listed
    .filter((each) => each.isCounted || !isCounted || (each.isSure && !isCountedToo(each)))
    .slice(0, MAX_ITEMS);
  const [only] =
    meant.length > 1 || meant.some(({ isSure }) => isSure) ? [] : await shownBefore(question, conversation);
  if (only) {
    const quantity = Math.max(bareQuantity, ...meant.map((each) => each.quantity));
    return { items: [{ productId: only.id, quantity }], missing: [] };
  }
  // "Make that three, and a whisk".
  const changed =
    conversation.topic.intent === 'cart' && bareQuantity > 1 ? await shownBefore(question, conversation) : [];
  const kept = changed.slice(0, 1).map(({ id }) => ({ productId: id, quantity: bareQuantity }));
  const items = [
    ...kept,
    ...meant.flatMap(({ best, quantity }) => (best ? [{ productId: best.id, quantity }] : [])),
  ];
  const isOfShown = items.length === 0 && keywords.has('refersBack');
  return { items, missing: isOfShown ? [] : meant.flatMap(({ best, text }) => (best ? [] : [text])) };
}

/** "One bin of 100 litres and two of 80": the kind is named once. */
const ofSameKind = (text: string, last: ListedProduct | undefined) =>
  last && /\d/.test(text) && !/\p{L}{3}|kp\d/u.test(text)
    ? `${last.text.replace(/\d\S*/g, '')} ${text}`
    : text;

/** The last item and the next one, or both as one where they are the same or one only describes the other. */
async function added(
  item: ListedItem & Pick<ListedProduct, 'sizes'>,
  last: ListedProduct | undefined,
  conversation: Conversation,
): Promise<ListedProduct[]> {
  const next = await lookUp(item, conversation);
  if (!last) return [next];
  const isCounted = next.isCounted || last.isCounted;
  // "Those yellow signs. Three of them", "bags for samples, three packs of sterile ones".
  const isSame =
    !last.isCounted && next.isCounted && last.isSure && (!next.isSure || next.best?.id === last.best?.id);
  if (isSame) return [{ ...last, quantity: next.quantity, isCounted }];
  const together = async (number: number | null, quantity: number) => {
    const text = [last.text, number, item.text].filter((each) => each !== null).join(' ');
    const sizes = [...last.sizes, ...item.sizes];
    return { ...(await lookUp({ ...item, text, sizes }, conversation)), quantity, isCounted };
  };
  if (item.quantity === null && !item.startsSentence && !next.isNamed) {
    const described = await together(null, last.quantity);
    const isSameKind =
      last.best &&
      next.best &&
      sharedOfNames(last.best, next.best, conversation.wording.language) >= SAME_KIND;
    const isOwn =
      !isSameKind &&
      last.isSure &&
      next.isSure &&
      [last, next].some(({ best }) => best?.id === described.best?.id);
    return isOwn || (!last.isCounted && described.best?.id !== last.best?.id) ? [last, next] : [described];
  }
  if (item.maybeSize === null) return [last, next];
  const size = item.maybeSize === 'own' ? next.quantity : last.quantity;
  const sized = await together(size, item.maybeSize === 'own' ? last.quantity : next.quantity);
  const name = inDigits(fold(sized.best?.name ?? ''), conversation.wording.language);
  return size > 1 && name.split(' ').includes(String(size)) ? [sized] : [last, next];
}

/** Other sizes of one kind come first now and then. */
const MAX_LOOKED_AT = 10;

async function lookUp(
  { text, quantity, sizes }: Pick<ListedItem, 'text' | 'quantity'> & Pick<ListedProduct, 'sizes'>,
  conversation: Conversation,
): Promise<ListedProduct> {
  const { language } = conversation.wording;
  const described = text.match(CODE)?.[0] ?? text;
  const find = (phrase: string) =>
    conversation.toolCalls.run(conversation.tools.searchCatalogue, {
      phrase,
      sentence: described,
      limit: MAX_LOOKED_AT,
    });
  const isNamedIn = ({ products, isExact, words }: FoundProducts) =>
    isExact && products[0] !== undefined && isNamed(products[0], words, conversation);
  const whole = await find(described);
  const bare = withoutFirstUnit(described, language);
  const found = isNamedIn(whole) || bare === described ? whole : await find(bare);
  const { isExact, coverage } = found;
  // A size is binding: rather none than another one.
  const products = found.products.filter((product) => hasSizes(product, sizes));
  const best =
    coverage !== undefined
      ? products[0]
      : isExact || isMostOf(found)
        ? (products.find(({ inStock }) => inStock) ?? products[0])
        : closestOf(products, described);
  const isSure = best !== undefined && (coverage === undefined ? isExact : coverage >= SURE);
  return {
    text: described,
    sizes,
    quantity: quantity ?? 1,
    isCounted: quantity !== null,
    best,
    isSure,
    isNamed: isNamedIn(found),
  };
}

const NO_CARTS = ['shipping', 'discount', 'payment', 'returns', 'guidance', 'setup'] as const;

/** "I'd like two buckets" counts something, "I'd like a 20 cm knife" does not. */
export function asksForQuantity({ phrase, language, keywords, folded }: Question): boolean {
  if (keywords.has('quote')) return false;
  if (!NO_CARTS.some((keyword) => keywords.has(keyword)) && wantsCounted(folded, language)) return true;
  const isAskedFor = keywords.has('want') || keywords.has('cart') || /^\d{1,3} ?x /.test(phrase);
  return isAskedFor && quantityOf(phrase, language).isCounted;
}

const MANY = 500;

/** So many that a quote is the better way. */
export function asksForMany({ phrase, language, keywords }: Question): boolean {
  const isAsked = keywords.has('price') || keywords.has('amount') || keywords.has('quote');
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
