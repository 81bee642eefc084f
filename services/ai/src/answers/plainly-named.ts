import { countsItems } from '../engine/cart-items';
import { expressionOf } from '../engine/keywords';
import { LANGUAGE_DATA } from '../engine/languages';
import type { Keyword } from '../engine/languages/language-data';
import { isUnspaced } from '../engine/text';
import { type Question, withoutStopWords } from '../engine/understand';
import type { Answer, Conversation } from './answer';
import { findProducts } from './find-products';
import { isNamed } from './products';
import { RULE_KEYWORDS } from './shop-rules';

const MAX_WORDS = 6;
const MIN_LETTERS = 4;
/** What a name can be taken for: "thermal transfer ribbon" has a word of payment. */
const MISREAD: readonly Keyword[] = [
  ...RULE_KEYWORDS,
  ...(['injection', 'others', 'medical', 'offTopic', 'act', 'setup', 'orders', 'invoices'] as const),
];

/** Products of a short message that says nothing but their name, whatever else its words resemble. */
export async function plainlyNamed(question: Question, conversation: Conversation): Promise<Answer | null> {
  const { keywords, folded, language } = question;
  // "Carrello" is a cart and a trolley.
  const isCart = keywords.has('cart') && !countsItems(question.text, language);
  if (!isCart && !MISREAD.some((keyword) => keywords.has(keyword))) return null;
  const { show, want } = LANGUAGE_DATA[language].keywords;
  const phrase = withoutStopWords(folded.replace(expressionOf(`${show},${want}`, language), ' '), language);
  const words = phrase.split(' ').length;
  const isTelling = words > 1 || keywords.has('show') || isUnspaced(language);
  if (!isTelling || words > MAX_WORDS || phrase.length < (isUnspaced(language) ? 2 : MIN_LETTERS))
    return null;
  const { products, isExact } = await conversation.toolCalls.run(conversation.tools.searchCatalogue, {
    phrase,
    isWhole: true,
  });
  const [first] = products;
  if (!first || !isExact || !isNamed(first, phrase, conversation)) return null;
  const asked = {
    ...question,
    keywords: new Set<Keyword>(['show']),
    phrase,
    described: phrase,
    bare: phrase,
  };
  return findProducts(asked, conversation);
}
