import { ordinalsOf } from '../engine/entities';
import type { Keyword } from '../engine/languages/language-data';
import type { Question } from '../engine/understand';
import type { Answer, Conversation } from './answer';
import { continueProducts } from './continue-products';
import { giveGuidance } from './give-guidance';
import { showInvoices, showOrders } from './own-records';
import { explainRules, RULE_KEYWORDS } from './shop-rules';

/** They have answers of their own for what was shown before. */
const OWN_ANSWERS: readonly Keyword[] = ['cart', 'compare', 'cheaper', 'cheapest', 'invoices', 'setup'];

/** A question that makes sense only after the one before, answered about the same; null where that leads nowhere. */
export async function continueTopic(question: Question, conversation: Conversation): Promise<Answer | null> {
  const { keywords, folded, language, entryId } = question;
  const { topic, toolCalls, tools } = conversation;
  const ofShown = topic.intent === 'products' || topic.intent === 'cart' || topic.intent === 'setup';
  if (ofShown && OWN_ANSWERS.some((keyword) => keywords.has(keyword))) return null;
  if (topic.intent !== 'guidance' && ordinalsOf(folded, language).length > 0) return null;
  if (topic.intent === 'orders') return showOrders(question, conversation);
  if (topic.intent === 'invoices') return showInvoices(question, conversation);
  if (topic.intent === 'rules' && topic.rules)
    return explainRules({ ...question, keywords: new Set(topic.rules) }, conversation);
  if (topic.intent === 'guidance' && entryId)
    return giveGuidance(
      await toolCalls.run(tools.guidance, { question: question.text, entryId }),
      question,
      conversation,
    );
  return topic.intent === 'products' || topic.intent === 'cart'
    ? continueProducts(question, conversation)
    : null;
}

const OF_PROPERTY: readonly Keyword[] = ['facts', 'price', 'stock', 'amount'];

/** "Is the gas included?" after a blowtorch: a property of what was shown, unless another product is named. */
export function continueShown(question: Question, conversation: Conversation): Promise<Answer | null> {
  const { keywords, folded, language } = question;
  const isOfProperty = OF_PROPERTY.some((keyword) => keywords.has(keyword)) && !keywords.has('show');
  const isOther =
    [...OWN_ANSWERS, ...RULE_KEYWORDS, 'orders' as const, 'guidance' as const].some((keyword) =>
      keywords.has(keyword),
    ) || ordinalsOf(folded, language).length > 0;
  if (conversation.topic.intent !== 'products' || !isOfProperty || isOther) return Promise.resolve(null);
  return continueProducts(question, conversation, true);
}
