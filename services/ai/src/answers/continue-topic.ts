import { ordinalsOf } from '../engine/entities';
import type { Cue } from '../engine/languages/language-data';
import type { Question } from '../engine/understand';
import type { Answer, Talk } from './answer';
import { continueProducts } from './continue-products';
import { giveGuidance } from './give-guidance';
import { showInvoices, showOrders } from './own-records';
import { explainRules, RULE_CUES } from './shop-rules';

/** They have answers of their own for what was shown before. */
const OWN_ANSWERS: readonly Cue[] = ['cart', 'compare', 'cheaper', 'cheapest', 'invoices', 'setup'];

/** A question that makes sense only after the one before, answered about the same; null where that leads nowhere. */
export async function continueTopic(question: Question, talk: Talk): Promise<Answer | null> {
  const { cues, folded, language, entryId } = question;
  const { topic, calls, tools } = talk;
  const ofShown = topic.intent === 'products' || topic.intent === 'cart' || topic.intent === 'setup';
  if (ofShown && OWN_ANSWERS.some((cue) => cues.has(cue))) return null;
  if (topic.intent !== 'guidance' && ordinalsOf(folded, language).length > 0) return null;
  if (topic.intent === 'orders') return showOrders(question, talk);
  if (topic.intent === 'invoices') return showInvoices(question, talk);
  if (topic.intent === 'rules' && topic.rules)
    return explainRules({ ...question, cues: new Set(topic.rules) }, talk);
  if (topic.intent === 'guidance' && entryId)
    return giveGuidance(
      await calls.run(tools.guidance, { question: question.text, entryId }),
      question,
      talk,
    );
  return topic.intent === 'products' || topic.intent === 'cart' ? continueProducts(question, talk) : null;
}

const OF_PROPERTY: readonly Cue[] = ['facts', 'price', 'stock', 'amount'];

/** "Is the gas included?" after a blowtorch: a property of what was shown, unless another product is named. */
export function continueShown(question: Question, talk: Talk): Promise<Answer | null> {
  const { cues, folded, language } = question;
  const isOfProperty = OF_PROPERTY.some((cue) => cues.has(cue)) && !cues.has('show');
  const isOther =
    [...OWN_ANSWERS, ...RULE_CUES, 'orders' as const, 'guidance' as const].some((cue) => cues.has(cue)) ||
    ordinalsOf(folded, language).length > 0;
  if (talk.topic.intent !== 'products' || !isOfProperty || isOther) return Promise.resolve(null);
  return continueProducts(question, talk, true);
}
