import type { Cue } from '../engine/languages/language-data';
import { isInjection } from '../engine/cues';
import { invoiceNumberOf, kindOf, orderNumberOf, ordinalsOf } from '../engine/entities';
import type { FoundGuidance } from '../engine/knowledge-index';
import type { PhraseKey } from '../engine/phrases';
import type { Question } from '../engine/understand';
import { type Answer, linksPart, type Talk } from './answer';
import { compareProducts } from './compare-products';
import { findProducts } from './find-products';
import { giveGuidance } from './give-guidance';
import { listSetup } from './list-setup';
import { showInvoices, showOrders } from './own-records';
import { refersBack } from './products';
import { proposeItems } from './propose-cart';
import { explainRules, RULE_CUES } from './shop-rules';

const EMAIL = /[^ ]+@[^ ]+/;
const PRODUCT_CUES: readonly Cue[] = ['price', 'stock', 'cheaper', 'cheapest', 'show', 'facts'];

/** Decides what a question is about; what must be declined comes first. */
export async function answerQuestion(question: Question, talk: Talk): Promise<Answer> {
  const { folded, cues, language, phrase } = question;
  const has = (...any: Cue[]) => any.some((cue) => cues.has(cue));
  if (isInjection(folded)) return decline('declineInstructions', talk);
  if (has('others') || isAboutSomebody(question, talk)) return decline('declineOthers', talk);
  if (has('medical')) return decline('declineMedical', talk);
  const guidance = await guidanceFor(question, talk);
  const [best] = guidance;
  if (has('act') && !has('compare')) return declineToAct(talk);
  if (has('offTopic') && !best?.hasKeyword) return decline('decline', talk);
  if (orderNumberOf(folded) !== undefined) return showOrders(question, talk);
  if (invoiceNumberOf(folded) !== undefined) return showInvoices(question, talk);
  const kind = kindOf(folded, language);
  if (has('setup') || (talk.topic.intent === 'setup' && kind !== undefined)) return listSetup(question, talk);
  if (has('compare')) return compareProducts(question, talk);
  if (isGuidance(question, best, talk)) return giveGuidance(guidance, question, talk);
  if (has('cart') && !has('shipping', 'payment')) return proposeItems(question, talk);
  if (has('invoices')) return showInvoices(question, talk);
  const isAboutOrders = talk.topic.intent === 'orders' && ordinalsOf(folded, language).length > 0;
  if (has('orders') || isAboutOrders) return showOrders(question, talk);
  const rules = has(...RULE_CUES) ? await explainRules(question, talk) : null;
  const isOfProduct = phrase !== '' && has('price', 'stock', 'cheapest');
  if (rules && !isOfProduct) return rules;
  if (phrase === '' && !has(...PRODUCT_CUES) && !refersBack(question, talk)) return smallTalk(question, talk);
  const products = await findProducts(question, talk);
  if (has('guidance') && !has(...PRODUCT_CUES)) {
    const hasProducts = products.parts.length > 0;
    if (best && best.coverage >= ENOUGH_WITHOUT_PRODUCTS) return giveGuidance(guidance, question, talk);
    if (!hasProducts) return { text: talk.wording.say('noGuidance'), parts: [] };
  }
  return rules ? joined([products, rules]) : products;
}

const ENOUGH_WITHOUT_PRODUCTS = 0.4;
const ENOUGH_WITH_CUE = 0.35;
const ENOUGH_WITH_KEYWORD = 0.6;

/** Questions of how, when and at what temperature, and fragments that name an entry; not those that look for a product. */
function isGuidance(question: Question, best: FoundGuidance | undefined, { topic }: Talk): boolean {
  const { cues } = question;
  if (!best || ['show', 'price', 'stock', 'cart', 'cheaper', 'cheapest'].some((cue) => cues.has(cue as Cue)))
    return false;
  if (topic.intent === 'guidance' && isFollowUp(question)) return true;
  if (cues.has('guidance')) return best.hasKeyword || best.coverage >= ENOUGH_WITH_CUE;
  return best.hasKeyword && best.coverage >= ENOUGH_WITH_KEYWORD;
}

/** "And the freezer?" asks the same of something else. */
const isFollowUp = ({ phrase, cues }: Question) =>
  phrase !== '' && phrase.split(' ').length <= MAX_FOLLOW_UP_WORDS && !RULE_CUES.some((cue) => cues.has(cue));
const MAX_FOLLOW_UP_WORDS = 2;

function guidanceFor(question: Question, { topic, calls, tools }: Talk): Promise<FoundGuidance[]> {
  const { text, cues } = question;
  const repeats = topic.intent === 'guidance' && isFollowUp(question) && !cues.has('guidance');
  return calls.run(tools.guidance, { question: text, repeated: repeats ? topic.question : undefined });
}

/** Names an email other than the asker's. */
function isAboutSomebody({ folded }: Question, { calls }: Talk): boolean {
  const email = EMAIL.exec(folded)?.[0];
  return email !== undefined && email !== calls.context.principal?.email.toLowerCase();
}

function smallTalk({ cues }: Question, { wording }: Talk): Answer {
  const suggestions: PhraseKey[] = ['askFridge', 'askShipping', 'askOrders', 'askSetup'];
  return { text: wording.say(cues.has('thanks') ? 'thanks' : 'hello'), parts: [], suggestions };
}

function decline(key: PhraseKey, { wording, topic }: Talk): Answer {
  const suggestions: PhraseKey[] = ['askFridge', 'askShipping', 'askPayment', 'askSetup'];
  return { text: wording.say(key), parts: [], suggestions, topic };
}

function declineToAct({ wording, topic }: Talk): Answer {
  const link = { label: wording.say('linkAccount'), url: '/account' };
  return { text: wording.say('declineAct'), parts: [linksPart(link)], suggestions: ['askOrders'], topic };
}

export function joined(answers: readonly Answer[]): Answer {
  return {
    text: answers.map(({ text }) => text).join('\n\n'),
    parts: answers.flatMap(({ parts }) => parts),
    suggestions: [...new Set(answers.flatMap(({ suggestions = [] }) => suggestions))],
    topic: Object.assign({}, ...answers.map(({ topic = {} }) => topic)) as Answer['topic'],
  };
}
