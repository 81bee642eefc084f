import type { Keyword } from '../languages/language-data';
import type { Question } from '../understand';
import type { LikelyIntent } from './intent-classifier';
import type { Intent } from './intents';

export type Likely = LikelyIntent<Intent>;

/** From here on the examples decide what a question is about, whatever single words say. */
export const SURE = 0.3;

/** From here on the examples say it where no word does. */
export const LIKELY = 0.2;

/** A second question in the same sentence, or another reading of it. */
export const ALSO = 0.12;

/** What single words would decline is asked for in good faith. */
export const SURE_TO_ANSWER = 0.6;

/** Other intents are entries of the knowledge base. */
const KEYWORDS: Partial<Record<Intent, Keyword>> = {
  shipping: 'shipping',
  payment: 'payment',
  returns: 'returns',
  warranty: 'warranty',
  vat: 'vat',
  company: 'company',
  discount: 'discount',
  quote: 'quote',
  orders: 'orders',
  invoices: 'invoices',
  cart: 'cart',
  setup: 'setup',
  compare: 'compare',
  'find-product': 'show',
  'product-price': 'price',
  'product-stock': 'stock',
  'product-facts': 'facts',
  'other-people': 'others',
  'cancel-or-change': 'act',
  medical: 'medical',
  legal: 'offTopic',
  'off-topic': 'offTopic',
  injection: 'injection',
  greeting: 'greeting',
  thanks: 'thanks',
};

export const DECLINED: readonly Keyword[] = ['injection', 'others', 'medical', 'offTopic', 'act'];

export const OF_PRODUCTS: readonly Keyword[] = ['price', 'stock', 'facts', 'show', 'cheaper', 'cheapest'];

export const OF_LISTS: readonly Keyword[] = ['setup', 'compare', 'cart'];

export const TOPICS: readonly Keyword[] = [
  ...(['orders', 'invoices', 'guidance', 'shipping', 'deliveryTime', 'payment', 'returns'] as const),
  ...(['warranty', 'vat', 'company', 'discount', 'quote'] as const),
];

export const isIn = (keywords: readonly Keyword[], { intent }: Likely) => {
  const keyword = KEYWORDS[intent];
  return keyword !== undefined && keywords.includes(keyword);
};

/** A rule of the shop, own orders, or guidance: what a sentence may ask for twice. */
export const isTopic = (likely: Likely) => KEYWORDS[likely.intent] === undefined || isIn(TOPICS, likely);

export const isEntry = ({ intent }: Likely) => KEYWORDS[intent] === undefined;

export const likelihoodOf = (keywords: readonly Keyword[], intents: readonly Likely[]) =>
  intents.reduce((sum, each) => sum + (isIn(keywords, each) ? each.probability : 0), 0);

export const isToDecline = ({ keywords }: Question) => DECLINED.some((keyword) => keywords.has(keyword));

/** The intents of a text that is asked for by itself. */
export function withoutFollowUp(intents: readonly Likely[]): Likely[] {
  const others = intents.filter(({ intent }) => intent !== 'follow-up');
  const total = others.reduce((sum, { probability }) => sum + probability, 0);
  return others.map(({ intent, probability }) => ({ intent, probability: probability / total }));
}

export function asking(question: Question, { intent, probability }: Likely): Question {
  const keyword = KEYWORDS[intent];
  const meant: readonly Keyword[] = keyword ? [keyword] : ['guidance', 'how'];
  const { keywords } = question;
  if (keyword && DECLINED.includes(keyword))
    return { ...question, keywords: new Set([...keywords, keyword]) };
  const declined = probability >= SURE_TO_ANSWER ? DECLINED.filter((each) => each !== 'injection') : [];
  const isOfProduct = keyword !== undefined && OF_PRODUCTS.includes(keyword);
  const others = [...declined, ...TOPICS, ...OF_LISTS, ...(isOfProduct ? [] : OF_PRODUCTS)];
  const kept = [...keywords].filter((each) => !others.includes(each) || isDetail(each, keyword));
  return {
    ...question,
    keywords: new Set([...kept, ...meant]),
    isRecognized: true,
    entryId: keyword ? undefined : intent,
  };
}

/** Keywords that say more of the same: how long a delivery takes, the price of what is put into the cart. */
function isDetail(keyword: Keyword, meant: Keyword | undefined): boolean {
  if (keyword === 'deliveryTime') return meant === 'shipping';
  return (meant === 'cart' || meant === 'compare') && OF_PRODUCTS.includes(keyword);
}
