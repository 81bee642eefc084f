import type { Cue } from '../languages/language-data';
import type { Topic } from '../../sessions/topic';
import { countsItems } from '../cart-items';
import { halvesOf } from '../split-message';
import type { Question } from '../understand';
import type { LikelyIntent } from './intent-classifier';
import type { Intent } from './intents';

type Likely = LikelyIntent<Intent>;

/** From here on the examples decide what a question is about, whatever single words say. */
const SURE = 0.3;
/** Also sure: much likelier than any other. */
const AHEAD = { probability: 0.15, times: 2 } as const;
/** From here on the examples say it where no word does. */
const LIKELY = 0.2;
/** A second question in the same sentence, or another reading of it. */
const ALSO = 0.12;
/** When nothing else gave an answer. */
const BETTER_THAN_NOTHING = 0.1;
/** To decline what a shopper may well ask is worse than to look for a product in vain. */
const SURE_TO_DECLINE = 0.7;
/** What single words would decline is asked for in good faith. */
const SURE_TO_ANSWER = 0.6;

/** Other intents are entries of the knowledge base. */
const CUES: Partial<Record<Intent, Cue>> = {
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

const DECLINED: readonly Cue[] = ['injection', 'others', 'medical', 'offTopic', 'act'];
const DOUBTFUL: readonly Cue[] = ['act', 'cart', 'setup'];
const UNLIKELY = 0.03;
/** A word for a cart beside a number is not refuted by examples that ask for products. */
const WORDED = 0.01;
/** Words for a cart mean something else too: "I want", "put". */
const UNCOUNTED = 0.12;
const leastOfCart = (intents: readonly Likely[], question: Question) => {
  if (!countsItems(question.text, question.language)) return UNCOUNTED;
  return likelihoodOf(OF_PRODUCTS, intents) >= SURE ? WORDED : UNLIKELY;
};
const OF_PRODUCTS: readonly Cue[] = ['price', 'stock', 'facts', 'show', 'cheaper', 'cheapest'];
const OF_LISTS: readonly Cue[] = ['setup', 'compare', 'cart'];
const TOPICS: readonly Cue[] = [
  ...(['orders', 'invoices', 'guidance', 'shipping', 'deliveryTime', 'payment', 'returns'] as const),
  ...(['warranty', 'vat', 'company', 'discount', 'quote'] as const),
];

const isIn = (cues: readonly Cue[], { intent }: Likely) => {
  const cue = CUES[intent];
  return cue !== undefined && cues.includes(cue);
};
/** A rule of the shop, own orders, or guidance: what a sentence may ask for twice. */
const isTopic = (likely: Likely) => CUES[likely.intent] === undefined || isIn(TOPICS, likely);

/** From here on a message asks for what is declined, whatever its parts say: other intents hardly come near. */
const SURELY_DECLINED = 0.42;
/** The same where a word says so too. */
const DECLINED_BY_WORD = 0.25;
const PERSONAL: readonly Cue[] = ['injection', 'others', 'medical'];

/** The whole message as one that is declined, if it is. */
export function asDeclined(message: Question, intents: readonly Likely[]): Question | null {
  const declined = intents.filter((each) => isIn(['injection', 'others', 'medical', 'offTopic'], each));
  const likelihood = declined.reduce((sum, { probability }) => sum + probability, 0);
  const isWorded = PERSONAL.some((cue) => message.cues.has(cue));
  if (likelihood < (isWorded ? DECLINED_BY_WORD : SURELY_DECLINED)) return null;
  return asking(message, declined[0]!);
}

/**
 * The questions that the examples recognise in one: their cues take the place of those of single words.
 * @param isFollowUp a few words that continue what was said: the examples know them less than the topic does
 */
export function adoptIntents(asked: Question, intents: readonly Likely[], isFollowUp = false): Question[] {
  const productLikelihood = likelihoodOf(OF_PRODUCTS, intents);
  const question = { ...withoutDoubtful(asked, intents), productLikelihood };
  const { cues } = question;
  const topics = [...TOPICS, ...OF_LISTS].filter((cue) => cues.has(cue));
  const hasTopic = topics.length > 0;
  const [first, second] = topics.some((cue) => cue !== 'guidance')
    ? wordedFirst(question, intents, topics)
    : productsTogether(intents);
  if (!first) return [question];
  // "How much is shipping": what is left names no product.
  if (hasTopic && question.phrase === '' && isIn(OF_PRODUCTS, first)) return [question];
  if (isIn(DECLINED, first))
    return [first.probability < SURE_TO_DECLINE ? question : asking(question, first)];
  const compared = asComparison(question, first, intents);
  if (compared) return [compared];
  const { probability } = first;
  if (isFollowUp) return [probability >= SURE_TO_ANSWER ? asking(question, first) : question];
  const isDeclined = DECLINED.some((cue) => cue !== 'act' && cues.has(cue));
  if (probability < (isDeclined ? SURE_TO_ANSWER : SURE) && isToDecline(question)) return [question];
  // Words that ask for a comparison, a cart or a list seldom mean anything else.
  const isListed = OF_LISTS.some((cue) => cues.has(cue));
  const isAhead =
    !isListed && probability >= AHEAD.probability && probability >= AHEAD.times * (second?.probability ?? 0);
  const isOpen = !hasTopic && !OF_PRODUCTS.some((cue) => cues.has(cue));
  const isTwo =
    second &&
    Math.min(first.probability, second.probability) >= ALSO &&
    ([first, second].every(isTopic) ||
      ((canBeParted(question) || !cues.has('show')) && areProductAndGuidance(first, second)));
  if (isListed && !isIn(OF_LISTS, first) && probability < SURE_TO_ANSWER) return [question];
  // Many entries are a little likely: one of them is asked for, in unusual words.
  const entry = isTopic(first) || probability >= SURE ? undefined : likeliestEntry(intents);
  if (entry) return [asking(question, entry), asking(question, first)];
  if (probability < SURE && !isAhead && !isTwo && !(isOpen && probability >= LIKELY)) return [question];
  return (isTwo ? [first, second] : [first]).map((each) => asking(question, each));
}

/** "Strips or the electronic tester?" compares them, unless the examples speak against it. */
function asComparison(question: Question, first: Likely, intents: readonly Likely[]): Question | null {
  const compare = intents.find(({ intent }) => intent === 'compare')!;
  const { cues } = question;
  const isOfThings = isIn(OF_PRODUCTS, first) || isIn(['compare'], first);
  const isEither =
    cues.has('either') &&
    ((isOfThings && compare.probability >= ALSO) || (isIn(['cart'], first) && !cues.has('cart')));
  const isNearly = isOfThings && compare.probability >= LIKELY && compare.probability * 2 > first.probability;
  return isEither || isNearly ? asking(question, compare) : null;
}

const likelihoodOf = (cues: readonly Cue[], intents: readonly Likely[]) =>
  intents.reduce((sum, each) => sum + (isIn(cues, each) ? each.probability : 0), 0);

const isEntry = ({ intent }: Likely) => CUES[intent] === undefined;

/** From here on all entries of the knowledge base together are more likely than anything else. */
const MOSTLY = 0.5;

function likeliestEntry(intents: readonly Likely[]): Likely | undefined {
  const entries = intents.filter(isEntry);
  const total = entries.reduce((sum, { probability }) => sum + probability, 0);
  return total >= MOSTLY ? entries[0] : undefined;
}

const canBeParted = ({ text, language }: Question) => halvesOf(text, language).length > 0;

/** "How much is the fridge thermometer and what must it show". */
const areProductAndGuidance = (...both: [Likely, Likely]) =>
  both.some((each) => isIn(OF_PRODUCTS, each)) && both.some(({ intent }) => CUES[intent] === undefined);

/** Words that the examples of what they stand for do not share: "that's what I'd take" puts nothing into a cart. */
function withoutDoubtful(question: Question, intents: readonly Likely[]): Question {
  const [first] = intents;
  if (!first || first.probability < AHEAD.probability) return question;
  const isDoubtful = (cue: Cue) =>
    DOUBTFUL.includes(cue) &&
    likelihoodOf([cue], intents) < (cue === 'cart' ? leastOfCart(intents, question) : UNLIKELY);
  return { ...question, cues: new Set([...question.cues].filter((cue) => !isDoubtful(cue))) };
}

/** "Where is my parcel with the knives" names knives and asks for an order. */
function wordedFirst(
  question: Question,
  intents: readonly Likely[],
  topics: readonly Cue[],
): readonly Likely[] {
  const [first] = intents;
  const least = (each: Likely) => (isIn(['cart'], each) ? leastOfCart(intents, question) : ALSO);
  const worded = intents.find((each) => isIn(topics, each) && each.probability >= least(each));
  return first && worded && isIn(OF_PRODUCTS, first) ? [worded] : intents;
}

/** Price, stock and facts of products are one intent together, that of the likeliest of them. */
function productsTogether(intents: readonly Likely[]): Likely[] {
  const ofProducts = intents.filter((each) => isIn(OF_PRODUCTS, each));
  const [likeliest] = ofProducts;
  if (!likeliest) return [...intents];
  const probability = ofProducts.reduce((sum, each) => sum + each.probability, 0);
  return [...intents.filter((each) => !isIn(OF_PRODUCTS, each)), { ...likeliest, probability }].sort(
    (one, other) => other.probability - one.probability,
  );
}

/** The question as its likeliest intent, for one that nothing else could answer. */
export function adoptLikeliest(question: Question, intents: readonly Likely[]): Question | null {
  const first = intents.find((each) => !isIn([...OF_PRODUCTS, ...DECLINED], each));
  if (!first || first.probability < BETTER_THAN_NOTHING || question.isRecognized) return null;
  return isTopic(first) || isIn(OF_LISTS, first) ? asking(question, first) : null;
}

function asking(question: Question, { intent, probability }: Likely): Question {
  const cue = CUES[intent];
  const meant: readonly Cue[] = cue ? [cue] : ['guidance', 'how'];
  const { cues } = question;
  if (cue && DECLINED.includes(cue)) return { ...question, cues: new Set([...cues, cue]) };
  const declined = probability >= SURE_TO_ANSWER ? DECLINED.filter((each) => each !== 'injection') : [];
  const isOfProduct = cue !== undefined && OF_PRODUCTS.includes(cue);
  const others = [...declined, ...TOPICS, ...OF_LISTS, ...(isOfProduct ? [] : OF_PRODUCTS)];
  const kept = [...cues].filter((each) => !others.includes(each) || isDetail(each, cue));
  return {
    ...question,
    cues: new Set([...kept, ...meant]),
    isRecognized: true,
    entryId: cue ? undefined : intent,
  };
}

/** Cues that say more of the same: how long a delivery takes, the price of what is put into the cart. */
function isDetail(cue: Cue, meant: Cue | undefined): boolean {
  if (cue === 'deliveryTime') return meant === 'shipping';
  return (meant === 'cart' || meant === 'compare') && OF_PRODUCTS.includes(cue);
}

/** The whole message asks for a cart, by the examples or by a word that they do not speak against. */
export function isForCart(intents: readonly Likely[], questions: readonly Question[]): boolean {
  const probability = likelihoodOf(['cart'], intents);
  return (
    probability >= SURE ||
    questions.some((each) => each.cues.has('cart') && probability >= leastOfCart(intents, each))
  );
}

/** A list of things with their numbers, which the examples do not speak against. */
export function isListToBuy(
  intents: readonly Likely[],
  questions: readonly Question[],
  listed: 'all' | 'some' | null,
): boolean {
  if (!listed || questions.some(({ cues }) => NO_LISTS.some((cue) => cues.has(cue)))) return false;
  return (
    listed === 'all' || (likelihoodOf(['cart'], intents) >= WORDED && likelihoodOf(OF_CARTS, intents) >= SURE)
  );
}

const NO_LISTS: readonly Cue[] = [
  ...([
    'price',
    'stock',
    'amount',
    'compare',
    'either',
    'setup',
    'quote',
    'orders',
    'invoices',
    'returns',
  ] as const),
  ...(['shipping', 'discount'] as const),
  ...DECLINED,
];
const OF_CARTS: readonly Cue[] = ['cart', 'compare', ...OF_PRODUCTS];

/** The whole message compares things. */
export const isComparison = (intents: readonly Likely[]) => likelihoodOf(['compare'], intents) >= SURE;

export const asCart = (question: Question): Question => asking(question, { intent: 'cart', probability: 1 });

export const isToDecline = ({ cues }: Question) => DECLINED.some((cue) => cues.has(cue));

/** The intent of a text that is certain enough to part a sentence there. */
export function certainIntent([first]: readonly Likely[]): string | null {
  if (!first || first.probability < SURE) return null;
  return isIn(OF_PRODUCTS, first) ? 'product' : first.intent;
}

/** The intents of a text that is asked for by itself. */
export function withoutFollowUp(intents: readonly Likely[]): Likely[] {
  const others = intents.filter(({ intent }) => intent !== 'follow-up');
  const total = others.reduce((sum, { probability }) => sum + probability, 0);
  return others.map(({ intent, probability }) => ({ intent, probability: probability / total }));
}

/** From here on a question is about something else, although it sounds as if it continued what was said. */
const SURE_TO_CHANGE = 0.5;

/** @param isContinued it begins with "and", so it may be about the same although it sounds like a product */
export function changesTopic(
  [first]: readonly Likely[],
  topic: Topic['intent'],
  { cues }: Question,
  isContinued: boolean,
): boolean {
  if (!first || first.probability < SURE_TO_CHANGE) return false;
  if (isIn(DECLINED, first) || isIn(OF_LISTS, first)) return true;
  if (isIn(OF_PRODUCTS, first)) {
    const isAsked = ASKING_PRODUCTS.some((cue) => cues.has(cue));
    return topic === 'rules' || (topic === 'guidance' && (isAsked || !isContinued));
  }
  return isTopic(first) && (topic !== 'guidance' || CUES[first.intent] !== undefined);
}

/** "Which courier?", "is VAT on it?" of own orders and invoices, in the words of the rules. */
export function asksOfOwn([first]: readonly Likely[], topic: Topic['intent'], { cues }: Question): boolean {
  if (!first || (topic !== 'orders' && topic !== 'invoices')) return false;
  return isIn(OF_OWN, first) && !(isIn(['shipping'], first) && cues.has('amount'));
}

const ASKING_PRODUCTS: readonly Cue[] = ['show', 'price', 'stock', 'want'];
const OF_OWN: readonly Cue[] = ['orders', 'invoices', 'shipping', 'payment', 'vat'];

/**
 * The entry of the knowledge base that the whole conversation asks for, rather one that the last question speaks of.
 * @param group ids of entries that are rather meant
 */
export function entryOf(
  together: readonly Likely[],
  last: readonly Likely[],
  group?: readonly string[],
): string | undefined {
  const total = last.filter(isEntry).reduce((sum, { probability }) => sum + probability, 0);
  const [best] = together
    .filter(isEntry)
    .map(({ intent, probability }) => {
      const own = last.find((each) => each.intent === intent)?.probability ?? 0;
      const isRather = !group || group.includes(intent);
      return { intent, likelihood: (probability + own / (total || 1)) * (isRather ? 1 : OTHER_GROUP) };
    })
    .sort((one, other) => other.likelihood - one.likelihood);
  return best?.intent;
}

const OTHER_GROUP = 0.3;
