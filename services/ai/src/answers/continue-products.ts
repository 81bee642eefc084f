import type { ProductResponse } from '@kp/catalog';
import { sharedOfNames } from '../engine/names';
import { fold, isUnspaced } from '../engine/text';
import type { Question } from '../engine/understand';
import type { Answer, Conversation } from './answer';
import { aboutShown, showSimilar } from './find-products';
import { shownBefore } from './products';

/** Of what a message says: from here on it names a product by itself. */
const NAMES_OTHER = 0.5;

/**
 * What was said before and this together name a product, of those that were shown or another one.
 * @param isOnlyShown not another one
 */
export async function continueProducts(
  question: Question,
  conversation: Conversation,
  isOnlyShown = false,
): Promise<Answer | null> {
  const sized = isOnlyShown ? null : await otherSize(question, conversation);
  if (sized) return sized;
  const { productIds = [], said: context } = conversation.topic;
  const find = (said?: string) =>
    conversation.toolCalls.run(conversation.tools.findSimilar, {
      sentence: question.text,
      context: said,
      isMuch: true,
    });
  const isOfShown = !isOnlyShown && productIds.length > 0 && question.keywords.has('facts');
  if (isOfShown && (await find()).coverage < NAMES_OTHER) return aboutShown(question, conversation);
  const { products } = await find(context);
  const [first] = products;
  if (first && isOnlyShown && !productIds.includes(first.id)) return null;
  const keywords = new Set([...question.keywords, 'facts' as const]);
  return showSimilar(products, { ...question, keywords }, conversation);
}

const MAX_ALIKE = 20;
const MAX_SHOWN = 3;
/** Of the words of a name, without its numbers. */
const SAME_KIND = 0.75;
const MAX_WORDS_OF_SIZE = 3;
const MAX_LETTERS_OF_SIZE = 6;

/** "And a bigger one?": the next sizes of the first product that was shown. */
async function otherSize(question: Question, conversation: Conversation): Promise<Answer | null> {
  const { keywords, phrase, language } = question;
  const isLarger = keywords.has('large');
  const isLong = isUnspaced(language)
    ? phrase.length > MAX_LETTERS_OF_SIZE
    : phrase.split(' ').length > MAX_WORDS_OF_SIZE;
  if (isLarger === keywords.has('small') || isLong) return null;
  const [reference] = await shownBefore(question, conversation);
  if (!reference) return null;
  const input = { sentence: reference.name, isEvery: true, limit: MAX_ALIKE };
  const { products } = await conversation.toolCalls.run(conversation.tools.findSimilar, input);
  const stepsTo = (product: ProductResponse) => (sizeOf(product) - sizeOf(reference)) * (isLarger ? 1 : -1);
  const others = products
    .filter((product) => sharedOfNames(reference, product, conversation.wording.language) >= SAME_KIND)
    .filter((product) => stepsTo(product) > 0)
    .sort((one, other) => stepsTo(one) - stepsTo(other));
  return showSimilar(others.slice(0, MAX_SHOWN), question, conversation);
}

/** The last number of a name: what it holds, rather than how many. */
const sizeOf = ({ name }: Pick<ProductResponse, 'name'>) =>
  Number(/(\d+(?:[.,]\d+)?)(?!.*\d)/.exec(fold(name))?.[1]?.replace(',', '.') ?? 0);
