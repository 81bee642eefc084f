import type { Topic } from '../../sessions/topic';
import type { Keyword } from '../languages/language-data';
import type { Question } from '../understand';
import { DECLINED, isEntry, isIn, isTopic, type Likely, OF_LISTS, OF_PRODUCTS } from './likely-intents';

/** From here on a question is about something else, although it sounds as if it continued what was said. */
const SURE_TO_CHANGE = 0.5;

/** @param isContinued it begins with "and", so it may be about the same although it sounds like a product */
export function changesTopic(
  [first]: readonly Likely[],
  topic: Topic['intent'],
  { keywords }: Question,
  isContinued: boolean,
): boolean {
  if (!first || first.probability < SURE_TO_CHANGE) return false;
  if (isIn(DECLINED, first) || isIn(OF_LISTS, first)) return true;
  if (isIn(OF_PRODUCTS, first)) {
    const isAsked = ASKING_PRODUCTS.some((keyword) => keywords.has(keyword));
    return topic === 'rules' || (topic === 'guidance' && (isAsked || !isContinued));
  }
  return isTopic(first) && (topic !== 'guidance' || !isEntry(first));
}

/** "Which courier?", "is VAT on it?" of own orders and invoices, in the words of the rules. */
export function asksOfOwn(
  [first]: readonly Likely[],
  topic: Topic['intent'],
  { keywords }: Question,
): boolean {
  if (!first || (topic !== 'orders' && topic !== 'invoices')) return false;
  return isIn(OF_OWN, first) && !(isIn(['shipping'], first) && keywords.has('amount'));
}

const ASKING_PRODUCTS: readonly Keyword[] = ['show', 'price', 'stock', 'want'];

const OF_OWN: readonly Keyword[] = ['shipping', 'payment', 'vat'];

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
