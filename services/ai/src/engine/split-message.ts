import type { LanguageCode } from '@kp/i18n/languages';
import { expressionOf } from './keywords';
import { findGuidance } from './knowledge-index';
import { LANGUAGE_DATA } from './languages';
import type { Keyword } from './languages/language-data';
import { fold, isUnspaced } from './text';
import { type Question, questionOf } from './understand';

const PRODUCT_SUBJECTS: readonly Keyword[] = ['price', 'stock', 'show', 'cheaper', 'cheapest', 'facts'];
const RULE_SUBJECTS: readonly Keyword[] = [
  ...(['orders', 'invoices', 'shipping', 'deliveryTime', 'payment', 'returns', 'warranty'] as const),
  ...(['vat', 'company', 'discount', 'quote'] as const),
];
/** Each of them says what a question is about. */
const SUBJECTS: readonly Keyword[] = [
  ...(['setup', 'compare', 'cart', 'guidance', 'act'] as const),
  ...RULE_SUBJECTS,
  ...PRODUCT_SUBJECTS,
  ...(['injection', 'others', 'medical', 'offTopic', 'abilities'] as const),
];
/** They do not say what a question is about by themselves. */
const WEAK: readonly Keyword[] = ['amount', 'want', 'how'];
const ASKING: readonly Keyword[] = ['how', 'amount', 'price'];
/** Their lists have "and" and commas of their own. */
const LISTING: readonly Keyword[] = ['compare', 'cart', 'setup'];

const MAX_QUESTIONS = 3;
const MAX_JOINTS = 8;
const SENTENCE_END = /[?？؟!！。;；\n]+|\.(?=\s|$)/u;
const COMMA = /([,،、，](?!\d)|\s[+&/–-]\s)/u;
/** Korean joins two questions by the ending of the first verb; the nouns end in the same letter. */
const KOREAN_ENDING = /(?<=(?<!냉장|냉동|창|재|최|광|보)고|(?:으|이|하)며|는데|지만)\s/gu;
/** Arabic writes "and" together with the question word after it. */
const ARABIC_AND =
  /\sو(?=(?:كم|هل|ما|متى|كيف|أين|اين|ماذا|بكم|أي|اي|لديكم|عندكم|أريد|اريد|نريد|أحتاج|احتاج)\s)/gu;

/** Chinese and Japanese have blanks between sentences only. */
const WIDE_BLANK =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[ 　](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

const hasAny = ({ keywords }: Question, any: readonly Keyword[]) =>
  any.some((keyword) => keywords.has(keyword));
const hasSubject = (question: Question) => hasAny(question, SUBJECTS) || hasAny(question, WEAK);

/**
 * The questions of a message; one that says nothing by itself is joined to its neighbour.
 * @param isAsked whether a text without any word for its subject asks for something by itself
 */
export function questionsOf(
  message: string,
  language: LanguageCode,
  isAsked: (text: string) => boolean = () => false,
): Question[] {
  const questions = splitMessage(message, language, isAsked);
  return questions.map((question, index) => ({
    ...question,
    message: fold(message),
    before: questions[index - 1]?.phrase,
  }));
}

function splitMessage(
  message: string,
  language: LanguageCode,
  isAsked: (text: string) => boolean,
): Question[] {
  const sentences = message
    .split(SENTENCE_END)
    .map((text) => text.trim())
    .filter(Boolean);
  const all = sentences
    .flatMap((text) => splitSentence(text, language))
    .map((text) => questionOf(text, language));
  const isMeant = (question: Question) => hasSubject(question) || (all.length > 1 && isAsked(question.text));
  const meant = all.filter(isMeant);
  if (meant.length === 0) return all.length <= 1 ? all : [questionOf(message, language)];
  if (meant.length === all.length) return all.slice(0, MAX_QUESTIONS);
  const context = all
    .filter((question) => !isMeant(question))
    .map(({ phrase }) => phrase)
    .join(' ')
    .trim();
  return meant
    .slice(0, MAX_QUESTIONS)
    .map((question) =>
      question.phrase === '' && context !== ''
        ? { ...question, phrase: context, described: context, bare: context }
        : question,
    );
}

/** A part of a sentence, with the "and" or the comma before it. */
interface Piece {
  joint: string;
  text: string;
}

const textOf = (pieces: readonly Piece[]) =>
  pieces.map(({ joint, text }, index) => (index === 0 ? text : joint + text)).join('');

/** A cart or a comparison that was parted, as one question again; rules of the shop stay apart. */
export function ofOneList(
  message: string,
  questions: readonly Question[],
  language: LanguageCode,
): Question[] {
  const rules = questions.filter((question) => isRule(question) && !hasAny(question, LISTING));
  const items = questions.filter((question) => !rules.includes(question));
  if (items.length === 0) return [...questions];
  const text = rules.length === 0 ? message : items.map((item) => item.text).join('. ');
  return [{ ...questionOf(text, language), message: items[0]!.message }, ...rules];
}

/** "… and …" and "…, …" are two questions when both parts ask for something else. */
function splitSentence(sentence: string, language: LanguageCode): string[] {
  const whole = questionOf(sentence, language);
  if (whole.keywords.has('injection')) return [sentence];
  const pieces = piecesOf(sentence, language);
  if (pieces.length < 2 || pieces.length > MAX_JOINTS) return [sentence];
  const questions: string[] = [];
  let from = 0;
  for (let at = 1; at < pieces.length; at += 1) {
    const [left, right] = [textOf(pieces.slice(from, at)), textOf(pieces.slice(at))];
    if (!areApart(questionOf(left, language), questionOf(right, language), whole)) continue;
    questions.push(left);
    from = at;
  }
  return from === 0 ? [sentence] : [...questions, textOf(pieces.slice(from))];
}

/** Each way to part a sentence in two at an "and" or a comma. */
export function halvesOf(sentence: string, language: LanguageCode): [left: string, right: string][] {
  const pieces = piecesOf(sentence, language);
  if (pieces.length > MAX_JOINTS) return [];
  return pieces
    .slice(1)
    .map((_, index) => [textOf(pieces.slice(0, index + 1)), textOf(pieces.slice(index + 1))]);
}

function piecesOf(sentence: string, language: LanguageCode): Piece[] {
  const and = new RegExp(`(${expressionOf(LANGUAGE_DATA[language].and, language).source})`, 'gu');
  const blank = isUnspaced(language) ? '' : ' ';
  const joined = sentence.replace(KOREAN_ENDING, ', ').replace(ARABIC_AND, '، ').replace(WIDE_BLANK, '，');
  return joined.split(COMMA).flatMap((text, index, parts) => {
    if (index % 2 === 1) return [];
    return fold(text)
      .split(and)
      .flatMap((part, position, all) => {
        if (position % 2 === 1 || part.trim() === '') return [];
        const joint = position > 0 ? `${blank}${all[position - 1]!}${blank}` : `${parts[index - 1] ?? ''} `;
        return [{ joint, text: part.trim() }];
      });
  });
}

function areApart(left: Question, right: Question, whole: Question): boolean {
  const [first, second] = [subjectOf(left), subjectOf(right)];
  if (first === '' || second === '') return false;
  // "I need 200 rolls, what is the price?" is one question.
  if (isOfProduct(first) && isOfProduct(second) && (left.phrase === '' || right.phrase === '')) return false;
  if (hasAny(whole, LISTING)) return isRule(left) !== isRule(right);
  if (first !== second) return true;
  return first === NAMED
    ? right.keywords.has('amount')
    : right.keywords.has('how') && haveOtherGuidance(left, right);
}

/** "Core temperature of burgers and how long are logs kept": two entries of the knowledge base. */
function haveOtherGuidance(left: Question, right: Question): boolean {
  const [first, second] = [left, right].map(
    ({ folded, language }) => findGuidance({ question: folded }, language)[0],
  );
  if (!first?.hasKeyword || !second?.hasKeyword) return false;
  return first.entryId !== second.entryId;
}

/** A question for a rule of the shop beside a list of products. */
const isRule = (question: Question) =>
  hasAny(question, RULE_SUBJECTS) && hasAny(question, ASKING) && !hasAny(question, LISTING);

const isOfProduct = (subject: string) =>
  subject === NAMED || subject.split(',').every((keyword) => PRODUCT_SUBJECTS.includes(keyword as Keyword));

/** "How much is the scale" has no keyword but the name. */
const NAMED = 'named';

function subjectOf(question: Question): string {
  const subjects = SUBJECTS.filter((keyword) => question.keywords.has(keyword)).join();
  const isNamed =
    question.phrase !== '' && (question.keywords.has('amount') || question.keywords.has('want'));
  return subjects || (isNamed ? NAMED : '');
}
