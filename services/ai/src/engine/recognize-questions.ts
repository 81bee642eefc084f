import type { LanguageCode } from '@kp/i18n/languages';
import type { Topic } from '../sessions/topic';
import { listedIn } from './cart-items';
import { adoptIntents, adoptLikeliest } from './intents/adopt-intents';
import { withoutFollowUp } from './intents/likely-intents';
import {
  asCart,
  asDeclined,
  certainIntent,
  isComparison,
  isForCart,
  isListToBuy,
} from './intents/whole-message';
import type { IntentClassifier, LikelyIntent } from './intents/intent-classifier';
import { type Intent, intentsWithin } from './intents/intents';
import { correctKeywords } from './misspelled-keywords';
import { halvesOf, ofOneList, questionsOf } from './split-message';
import { fold } from './text';
import { type Question, questionOf } from './understand';
import { followUpOf } from './follow-ups';

/** What the first answers in a language may wait for it to be learned, which happens once in a process. */
const MAX_LEARNING_MS = 2000;
/** Letters of "and in black?". */
const MAX_FOLLOW_UP = 14;
/** From here on a sentence without any word of its subject asks for something by itself. */
const SURE_TO_ASK = 0.5;

/** Misspelled words as they are in the examples. */
const likelyIntents = (text: string, language: LanguageCode, classifier: IntentClassifier<Intent>) =>
  classifier.classify(correctKeywords(fold(text), language), language);

/** The questions of a message, as the examples recognise them; by their words alone while the language is still learned. */
export async function recognizeQuestions(
  message: string,
  language: LanguageCode,
  topic: Topic,
): Promise<Question[]> {
  const classifier = await intentsWithin(language, MAX_LEARNING_MS);
  if (!classifier) return questionsOf(message, language);
  const classify = (text: string) => withoutFollowUp(likelyIntents(text, language, classifier));
  const isShort = topic.intent !== undefined && message.trim().length <= MAX_FOLLOW_UP;
  const followUp = followUpOf(message, topic, language, (text) => likelyIntents(text, language, classifier));
  if (followUp) return [followUp];
  const intents = classify(message);
  const declined = asDeclined(questionOf(message, language), intents);
  if (declined) return [declined];
  const isAsked = (text: string) => (classify(text)[0]?.probability ?? 0) >= SURE_TO_ASK;
  const parted = questionsOf(message, language, isAsked);
  const isList = isListToBuy(intents, parted, listedIn(message, language));
  const isCart = isList || isForCart(intents, parted);
  const isOne = isCart || isComparison(intents);
  const questions = isOne ? ofOneList(message, parted, language) : parted;
  const [first, ...others] = questions;
  const isWhole = isOne || !first || others.length > 0;
  const asked = isWhole ? questions : partedByIntents(first, classify);
  return asked.flatMap((question) => {
    if (isList && listedIn(question.text, language)) return [asCart(question)];
    // Of words that no example has, only their letters resemble anything.
    if (!classifier.isFamiliar(question.text, language)) return [question];
    return adoptIntents(question, classify(question.text), isShort);
  });
}

/** Two questions that no word parts, where the examples are certain of both halves. */
function partedByIntents(question: Question, classify: (text: string) => LikelyIntent<Intent>[]): Question[] {
  const { text, language, message, keywords } = question;
  if (keywords.has('injection')) return [question];
  for (const halves of halvesOf(text, language)) {
    const [left, right] = halves.map((half) => certainIntent(classify(half)));
    if (left && right && left !== right)
      return halves.map((half) => ({ ...questionOf(half, language), message }));
  }
  return [question];
}

/** The question as what it resembles most, for one that nothing else could answer. */
export async function recognizeLikeliest(question: Question): Promise<Question | null> {
  const { text, language } = question;
  const classifier = await intentsWithin(language, 0);
  if (!classifier?.isFamiliar(text, language)) return null;
  return adoptLikeliest(question, withoutFollowUp(likelyIntents(text, language, classifier)));
}
