import type { Keyword } from '../languages/language-data';
import { countsItems } from '../cart-items';
import type { Question } from '../understand';
import { asking, DECLINED, isIn, type Likely, likelihoodOf, OF_PRODUCTS, SURE } from './likely-intents';

/** From here on a message asks for what is declined, whatever its parts say: other intents hardly come near. */
const SURELY_DECLINED = 0.42;

/** The same where a word says so too. */
const DECLINED_BY_WORD = 0.25;

const PERSONAL: readonly Keyword[] = ['injection', 'others', 'medical'];

/** The whole message as one that is declined, if it is. */
export function asDeclined(message: Question, intents: readonly Likely[]): Question | null {
  const declined = intents.filter((each) => isIn(['injection', 'others', 'medical', 'offTopic'], each));
  const likelihood = declined.reduce((sum, { probability }) => sum + probability, 0);
  const isWorded = PERSONAL.some((keyword) => message.keywords.has(keyword));
  if (likelihood < (isWorded ? DECLINED_BY_WORD : SURELY_DECLINED)) return null;
  return asking(message, declined[0]!);
}

/** A word for a cart beside a number is not refuted by examples that ask for products. */
const WORDED = 0.01;

/** Words for a cart mean something else too: "I want", "put". */
const UNCOUNTED = 0.12;

export const UNLIKELY = 0.03;

export const leastOfCart = (intents: readonly Likely[], question: Question) => {
  const isPriced = question.keywords.has('price') || question.keywords.has('stock');
  if (isPriced || !countsItems(question.text, question.language)) return UNCOUNTED;
  return likelihoodOf(OF_PRODUCTS, intents) >= SURE ? WORDED : UNLIKELY;
};

/** The whole message asks for a cart, by the examples or by a word that they do not speak against. */
export function isForCart(intents: readonly Likely[], questions: readonly Question[]): boolean {
  const probability = likelihoodOf(['cart'], intents);
  return (
    probability >= SURE ||
    questions.some((each) => each.keywords.has('cart') && probability >= leastOfCart(intents, each))
  );
}

/** A list of things with their numbers, which the examples do not speak against. */
export function isListToBuy(
  intents: readonly Likely[],
  questions: readonly Question[],
  listed: 'all' | 'some' | null,
): boolean {
  if (!listed || questions.some(({ keywords }) => NO_LISTS.some((keyword) => keywords.has(keyword))))
    return false;
  return (
    listed === 'all' || (likelihoodOf(['cart'], intents) >= WORDED && likelihoodOf(OF_CARTS, intents) >= SURE)
  );
}

const NO_LISTS: readonly Keyword[] = [
  ...(['price', 'stock', 'amount', 'compare', 'either', 'setup'] as const),
  ...(['quote', 'orders', 'invoices', 'returns', 'shipping', 'discount'] as const),
  ...DECLINED,
];

const OF_CARTS: readonly Keyword[] = ['cart', 'compare', ...OF_PRODUCTS];

/** The whole message compares things. */
export const isComparison = (intents: readonly Likely[]) => likelihoodOf(['compare'], intents) >= SURE;

export const asCart = (question: Question): Question => asking(question, { intent: 'cart', probability: 1 });

/** The intent of a text that is certain enough to part a sentence there. */
export function certainIntent([first]: readonly Likely[]): string | null {
  if (!first || first.probability < SURE) return null;
  return isIn(OF_PRODUCTS, first) ? 'product' : first.intent;
}
