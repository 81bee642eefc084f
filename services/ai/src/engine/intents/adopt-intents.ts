import type { Keyword } from '../languages/language-data';
import { kindOf } from '../entities';
import { halvesOf } from '../split-message';
import type { Question } from '../understand';
import {
  ALSO,
  asking,
  DECLINED,
  isEntry,
  isIn,
  isToDecline,
  isTopic,
  LIKELY,
  type Likely,
  likelihoodOf,
  OF_LISTS,
  OF_PRODUCTS,
  SURE,
  SURE_TO_ANSWER,
  TOPICS,
} from './likely-intents';
import { leastOfCart, UNLIKELY } from './whole-message';

/** Also sure: much likelier than any other. */
const AHEAD = { probability: 0.15, times: 2 } as const;

/** When nothing else gave an answer. */
const BETTER_THAN_NOTHING = 0.1;

/** To decline what a shopper may well ask is worse than to look for a product in vain. */
const SURE_TO_DECLINE = 0.7;

/**
 * The questions that the examples recognise in one: their keywords take the place of those of single words.
 * @param isFollowUp a few words that continue what was said: the examples know them less than the topic does
 */
export function adoptIntents(asked: Question, intents: readonly Likely[], isFollowUp = false): Question[] {
  const productLikelihood = likelihoodOf(OF_PRODUCTS, intents);
  const question = { ...withoutDoubtful(asked, intents), productLikelihood };
  const { keywords } = question;
  const topics = [...TOPICS, ...OF_LISTS].filter((keyword) => keywords.has(keyword));
  const hasTopic = topics.length > 0;
  const [first, second] = topics.some((keyword) => keyword !== 'guidance')
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
  const isDeclined = DECLINED.some((keyword) => keyword !== 'act' && keywords.has(keyword));
  if (probability < (isDeclined ? SURE_TO_ANSWER : SURE) && isToDecline(question)) return [question];
  // "Show me probe thermometers" asks for no guidance, although most of what is said of probes does.
  const isPlain = keywords.has('show') && !keywords.has('how') && !keywords.has('guidance');
  if (isPlain && isEntry(first) && probability < SURE_TO_ANSWER) return [question];
  // Words that ask for a comparison, a cart or a list seldom mean anything else.
  const isListed = OF_LISTS.some((keyword) => keywords.has(keyword));
  const isAhead =
    !isListed && probability >= AHEAD.probability && probability >= AHEAD.times * (second?.probability ?? 0);
  const isOpen = !hasTopic && !OF_PRODUCTS.some((keyword) => keywords.has(keyword));
  const isTwo =
    second &&
    Math.min(first.probability, second.probability) >= ALSO &&
    ([first, second].every(isTopic) ||
      ((canBeParted(question) || !keywords.has('show')) && areProductAndGuidance(first, second)));
  if (isListed && !isIn(OF_LISTS, first) && probability < SURE_TO_ANSWER) return [question];
  // Many entries are a little likely: one of them is asked for, in unusual words.
  const isAsked = isListed || keywords.has('show');
  const entry = isTopic(first) || isAsked || probability >= SURE ? undefined : likeliestEntry(intents);
  if (entry) return [asking(question, entry), asking(question, first)];
  if (probability < SURE && !isAhead && !isTwo && !(isOpen && probability >= LIKELY)) return [question];
  return (isTwo ? [first, second] : [first]).map((each) => asking(question, each));
}

/** "Strips or the electronic tester?" compares them, unless the examples speak against it. */
function asComparison(question: Question, first: Likely, intents: readonly Likely[]): Question | null {
  const compare = intents.find(({ intent }) => intent === 'compare')!;
  const { keywords } = question;
  const isOfProducts = isIn(OF_PRODUCTS, first) || isIn(['compare'], first);
  const isEither =
    keywords.has('either') &&
    ((isOfProducts && compare.probability >= ALSO) || (isIn(['cart'], first) && !keywords.has('cart')));
  const isNearly =
    isOfProducts && compare.probability >= LIKELY && compare.probability * 2 > first.probability;
  return isEither || isNearly ? asking(question, compare) : null;
}

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
  both.some((each) => isIn(OF_PRODUCTS, each)) && both.some(isEntry);

/** Words that the examples of what they stand for do not share: "that's what I'd take" puts nothing into a cart. */
function withoutDoubtful(question: Question, intents: readonly Likely[]): Question {
  const [first] = intents;
  if (!first || first.probability < AHEAD.probability) return question;
  const leastOf: Partial<Record<Keyword, number>> = {
    act: UNLIKELY,
    cart: leastOfCart(intents, question),
    // "Open" is also what is done to oysters.
    setup: kindOf(question.message, question.language) ? UNLIKELY : ALSO,
  };
  const isDoubtful = (keyword: Keyword) => likelihoodOf([keyword], intents) < (leastOf[keyword] ?? 0);
  return { ...question, keywords: new Set([...question.keywords].filter((keyword) => !isDoubtful(keyword))) };
}

/** "Where is my parcel with the knives" names knives and asks for an order. */
function wordedFirst(
  question: Question,
  intents: readonly Likely[],
  topics: readonly Keyword[],
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
