import type { LanguageCode } from '@kp/i18n/languages';
import { KNOWLEDGE } from '../knowledge/knowledge';
import type { Topic } from '../sessions/topic';
import { listedItems } from './cart-items';
import { withoutUnits } from './counted-parts';
import { expressionOf } from './keywords';
import { findGuidance } from './knowledge-index';
import { isToDecline, withoutFollowUp } from './intents/likely-intents';
import { asksOfOwn, changesTopic, entryOf } from './intents/topic-changes';
import { asCart } from './intents/whole-message';
import type { LikelyIntent } from './intents/intent-classifier';
import type { Intent } from './intents/intents';
import { LANGUAGE_DATA } from './languages';
import type { Keyword } from './languages/language-data';
import { fold, isUnspaced } from './text';
import { type Question, questionOf, withoutStopWords } from './understand';

/** From here on a question continues what was said before. */
const FOLLOW_UP = 0.25;
/** The same where it does no harm, or where nothing is likelier. */
const MAYBE_FOLLOW_UP = 0.15;
/** The same of a short one that begins with "and". */
const BEGINS_SO = 0.02;
/** What is less certain than this may be about what was said before. */
const VAGUE = 0.5;
const MAX_WORDS = 8;
const MAX_LETTERS = 20;

/** The message as a question that continues the topic, by how it begins and by the examples. */
export function followUpOf(
  message: string,
  topic: Topic,
  language: LanguageCode,
  classify: (text: string) => LikelyIntent<Intent>[],
): Question | null {
  if (!topic.intent) return null;
  const question = { ...questionOf(message, language), isFollowUp: true };
  if (isToDecline(question) || namesOtherRule(question, topic)) return null;
  if (countsShown(message, topic, language)) return { ...asCart(question), isFollowUp: false };
  if (topic.intent === 'guidance' && topic.productIds?.length && asksOfShown(question)) return null;
  const likely = classify(message);
  const others = withoutFollowUp(likely);
  const ofProducts = topic.intent === 'products' || topic.intent === 'cart';
  if (ofProducts && (asksForSize(question) || isOfShown(question, others))) return question;
  const begins = isShort(question) && beginsAsContinuation(question);
  const placed = topic.intent === 'guidance' ? entryElsewhere(question, topic) : undefined;
  if (placed) return { ...question, entryId: placed };
  const likelihood = likely.find(({ intent }) => intent === 'follow-up')!.probability;
  const isEasily = isDecidedLater(topic) || likely[0]!.intent === 'follow-up';
  const isVague = isShort(question) && isOfShop(topic) && others[0]!.probability < VAGUE;
  const least = begins || isVague ? BEGINS_SO : isEasily ? MAYBE_FOLLOW_UP : FOLLOW_UP;
  if (asksOfOwn(others, topic.intent, question)) return question;
  if (likelihood < least || changesTopic(others, topic.intent, question, begins)) return null;
  if (topic.intent !== 'guidance') return question;
  const together = withoutFollowUp(classify(`${topic.said ?? ''} ${message}`));
  const names = findGuidance({ question: question.folded }, language)[0]?.hasKeyword ?? false;
  const group = begins || !names ? groupOf(topic.entryId) : undefined;
  return { ...question, entryId: entryOf(together, names ? others : [], group) };
}

/** "How much is it?": of products that were shown beside guidance. */
const asksOfShown = ({ keywords, phrase }: Question) =>
  phrase === '' &&
  (['price', 'stock', 'amount', 'cheaper'] as const).some((keyword) => keywords.has(keyword));

/** "A bigger one?" */
const asksForSize = (question: Question) =>
  isShort(question) && question.keywords.has('large') !== question.keywords.has('small');

/** "Can they go in the wash?" asks of what was shown, unless it is surely about something else. */
const isOfShown = (question: Question, [first]: readonly LikelyIntent<Intent>[]) =>
  isShort(question) &&
  question.keywords.has('refersBack') &&
  question.keywords.has('facts') &&
  first!.probability < SURELY_OTHER;
const SURELY_OTHER = 0.7;

/** Products and orders are found by what is asked, so a question that is no continuation does no harm. */
const isDecidedLater = ({ intent }: Topic) => intent === 'products' || intent === 'orders';
const isOfShop = ({ intent }: Topic) => intent === 'rules' || intent === 'orders' || intent === 'invoices';

/** "How can I pay?" after returns is no question about returns. */
const namesOtherRule = ({ keywords }: Question, { intent, rules = [] }: Topic) =>
  intent === 'rules' && NAMED_RULES.some((keyword) => keywords.has(keyword) && !rules.includes(keyword));
const NAMED_RULES: readonly Keyword[] = [
  'shipping',
  'payment',
  'returns',
  'warranty',
  'vat',
  'company',
  'quote',
];

const isShort = ({ folded, language }: Question) =>
  isUnspaced(language) ? folded.length <= MAX_LETTERS : folded.split(' ').length <= MAX_WORDS;

function beginsAsContinuation({ folded, language }: Question): boolean {
  if (language === 'ar' && /^و\p{L}/u.test(folded)) return true;
  const { source } = expressionOf(LANGUAGE_DATA[language].continuing, language);
  return new RegExp(`^${source}`, 'u').test(folded);
}

/** "Make that five", after products were shown: nothing but a number. */
function countsShown(message: string, { intent, productIds }: Topic, language: LanguageCode): boolean {
  if ((intent !== 'cart' && intent !== 'products') || !productIds?.length) return false;
  const items = listedItems(withoutContinuing(message, language), language);
  return (
    items.some(({ quantity }) => quantity !== null) &&
    items.every(({ text }) => withoutUnits(text, language) === '')
  );
}

const withoutContinuing = (text: string, language: LanguageCode) =>
  fold(text).replace(expressionOf(LANGUAGE_DATA[language].continuing, language), ' ').trim();

/** "And in the US?": the same entry, or the one about that country. */
function entryElsewhere({ folded, language }: Question, { entryId }: Topic): string | undefined {
  const places = expressionOf(LANGUAGE_DATA[language].places, language);
  if (!entryId || folded.search(places) < 0) return undefined;
  const rest = withoutStopWords(withoutContinuing(folded.replace(places, ' '), language), language);
  if (rest.split(' ').filter(Boolean).length > MAX_BESIDE_PLACE) return undefined;
  return IN_THE_US[entryId] ?? entryId;
}

const MAX_BESIDE_PLACE = 3;
const IN_THE_US: Readonly<Record<string, string>> = {
  'cooking-core-temperature': 'cooking-temperatures-us',
  'allergens-14': 'allergens-us',
};

/** Ids of the entries of the same topic as one. */
function groupOf(entryId: string | undefined): readonly string[] | undefined {
  const topic = KNOWLEDGE.find(({ id }) => id === entryId)?.topic;
  return topic && KNOWLEDGE.filter((entry) => entry.topic === topic).map(({ id }) => id);
}
