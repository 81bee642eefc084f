import { countsItems } from '../engine/cart-items';
import { expressionOf } from '../engine/cues';
import { LANGUAGE_DATA } from '../engine/languages';
import type { Cue } from '../engine/languages/language-data';
import { isUnspaced } from '../engine/text';
import { type Question, withoutStopWords } from '../engine/understand';
import type { Answer, Talk } from './answer';
import { findProducts } from './find-products';
import { isNamed } from './products';
import { RULE_CUES } from './shop-rules';

const MAX_WORDS = 6;
const MIN_LETTERS = 4;
/** What a name can be taken for: "thermal transfer ribbon" has a word of payment. */
const MISREAD: readonly Cue[] = [
  ...RULE_CUES,
  ...(['injection', 'others', 'medical', 'offTopic', 'act', 'setup', 'orders', 'invoices'] as const),
];

/** Products of a short message that says nothing but their name, whatever else its words resemble. */
export async function plainlyNamed(question: Question, talk: Talk): Promise<Answer | null> {
  const { cues, folded, language } = question;
  // "Carrello" is a cart and a trolley.
  const isCart = cues.has('cart') && !countsItems(question.text, language);
  if (!isCart && !MISREAD.some((cue) => cues.has(cue))) return null;
  const { show, want } = LANGUAGE_DATA[language].cues;
  const phrase = withoutStopWords(folded.replace(expressionOf(`${show},${want}`, language), ' '), language);
  const words = phrase.split(' ').length;
  const isTelling = words > 1 || cues.has('show') || isUnspaced(language);
  if (!isTelling || words > MAX_WORDS || phrase.length < (isUnspaced(language) ? 2 : MIN_LETTERS))
    return null;
  const { products, isExact } = await talk.calls.run(talk.tools.searchCatalogue, { phrase, isWhole: true });
  const [first] = products;
  if (!first || !isExact || !isNamed(first, phrase, talk)) return null;
  const asked = { ...question, cues: new Set<Cue>(['show']), phrase, described: phrase, bare: phrase };
  return findProducts(asked, talk);
}
