import type { Cue } from '../engine/languages/language-data';
import { isInjection } from '../engine/cues';
import { invoiceNumberOf, kindOf, orderNumberOf, ordinalsOf } from '../engine/entities';
import type { FoundGuidance } from '../engine/knowledge-index';
import type { PhraseKey } from '../engine/phrases';
import type { Question } from '../engine/understand';
import { type Answer, linksPart, type Talk } from './answer';
import { compareProducts } from './compare-products';
import { asksForProperty, findProducts, helpfulProducts, namedProducts } from './find-products';
import { giveGuidance } from './give-guidance';
import { listSetup } from './list-setup';
import { showInvoices, showOrders } from './own-records';
import { plainlyNamed } from './plainly-named';
import { refersBack } from './products';
import { asksForMany, asksForQuantity, proposeItems } from './propose-cart';
import { explainRules, RULE_CUES } from './shop-rules';

const EMAIL = /[^ ]+@[^ ]+/;
/** "of John Smith", as written. */
const SOMEBODY = /(?<!\p{L})(?:of|from|de|di|da|do|lui|by) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const PRODUCT_CUES: readonly Cue[] = ['price', 'stock', 'cheaper', 'cheapest', 'show', 'facts'];
const ASKING_CUES: readonly Cue[] = [...PRODUCT_CUES, 'amount', 'want'];

/** Decides what a question is about; what must be declined comes first. */
export async function answerQuestion(question: Question, talk: Talk): Promise<Answer> {
  const { folded, cues, language } = question;
  const has = (...any: Cue[]) => any.some((cue) => cues.has(cue));
  const named = await plainlyNamed(question, talk);
  if (named) return named;
  const found = await guidanceFor(question, talk);
  const [best] = found;
  const declined = declinedAs(question, best, talk);
  if (declined) return decline(declined, talk);
  if (has('act') && !has('compare')) return declineToAct(talk);
  const isForCart = has('cart') && asksForQuantity(question);
  if (has('offTopic') && !isForCart && !(has('guidance') && best?.hasKeyword)) {
    // "Film" is also cling film.
    return (await namedProducts(question, talk)) ?? decline('decline', talk);
  }
  if (orderNumberOf(folded) !== undefined) return showOrders(question, talk);
  if (invoiceNumberOf(folded) !== undefined) return showInvoices(question, talk);
  const isGuided = isGuidance(question, best, talk);
  const kind = kindOf(question.message, language);
  const continuesSetup =
    talk.topic.intent === 'setup' && kind !== undefined && !question.entryId && !has(...PRODUCT_CUES);
  const isVague = !isGuided && !has(...RULE_CUES, ...PRODUCT_CUES, 'orders', 'invoices', 'cart', 'compare');
  if (continuesSetup || (has('setup') && (kind !== undefined || isVague))) return listSetup(question, talk);
  if ((has('compare') && !isGuided) || namesTwoCodes(question)) return compareProducts(question, talk);
  const isTopical = isGuided && has('guidance');
  if (has('invoices') && !isTopical && !has('payment')) return showInvoices(question, talk);
  if (asksForMany(question)) return explainRules({ ...question, cues: new Set([...cues, 'quote']) }, talk);
  if (asksForQuantity(question) || (has('cart') && !isTopical && !has(...RULE_CUES, 'orders')))
    return proposeItems(question, talk);
  const isOwn = !asksForShippingOfAmount(question) && !(has('deliveryTime') && IF.test(folded));
  if (has('orders') && !isTopical && !has('returns') && isOwn) return showOrders(question, talk);
  if (isGuided) {
    const guided = await withHelpful(await guideOrSell(found, question, talk), question, talk);
    return has(...PLAIN_RULES) ? joined([guided, await explainRules(onlyPlain(question), talk)]) : guided;
  }
  const isAboutOrders = talk.topic.intent === 'orders' && ordinalsOf(folded, language).length > 0;
  if (isAboutOrders) return showOrders(question, talk);
  return aboutShop(found, question, talk);
}

/** Guidance, and what the shop has for it. */
async function withHelpful(guided: Answer, question: Question, talk: Talk): Promise<Answer> {
  const helpful = guided.parts.some(({ type }) => type === 'products')
    ? null
    : await helpfulProducts(question, talk);
  return helpful ? beside(guided, helpful) : guided;
}

/** Their words are hardly ever those of guidance, so both are asked. */
const PLAIN_RULES: readonly Cue[] = ['returns', 'vat', 'discount'];
const onlyPlain = (question: Question): Question => ({
  ...question,
  cues: new Set(PLAIN_RULES.filter((cue) => question.cues.has(cue))),
});

/** "An order of 300" asks for its shipping, not for an order that exists. */
const asksForShippingOfAmount = ({ cues, folded }: Question) => cues.has('shipping') && /\d{2}/.test(folded);

/** "If I order today": no order yet. */
const IF = /(?<![^ ])(?:if|wenn|si|se|daca|اذا|لو) |たら|すれば|하면|下单/;

const CODE = /(?<![^ ])kp\d+/g;
/** "KP-1 or KP-2?" asks for their difference. */
const namesTwoCodes = ({ folded, cues }: Question) =>
  (folded.match(CODE) ?? []).length === 2 &&
  !['cart', 'want', 'price', 'stock'].some((cue) => cues.has(cue as Cue));

/** Rules of the shop and its products. */
async function aboutShop(found: readonly FoundGuidance[], question: Question, talk: Talk): Promise<Answer> {
  const { cues, phrase } = question;
  const has = (...any: Cue[]) => any.some((cue) => cues.has(cue));
  const [best] = found;
  const rules = has(...RULE_CUES) ? await explainRules(question, talk) : null;
  const isOfProduct = phrase !== '' && (has('price', 'stock', 'cheapest') || isMaybeOfProduct(question));
  if (rules && !isOfProduct) {
    const named = asksForProperty(question) ? await namedProducts(question, talk) : null;
    return named ? joined([named, rules]) : rules;
  }
  const isEmpty = phrase === '' && !has(...ASKING_CUES);
  if (isEmpty && !refersBack(question, talk)) return smallTalk(question, talk);
  const products = await findProducts(question, talk);
  if (has('guidance', 'how') && !has(...PRODUCT_CUES)) {
    const hasProducts = products.parts.length > 0;
    const isNear = best !== undefined && best.coverage >= ENOUGH_WITHOUT_PRODUCTS;
    if (isNear && (has('guidance') || !hasProducts))
      return withHelpful(giveGuidance(found, question, talk), question, talk);
    if (!hasProducts) return { text: talk.wording.say('noGuidance'), parts: [], isUnsure: true };
  }
  return rules ? joined([products, rules]) : products;
}

/** "How long" with a property of a product: not only of the delivery. */
const isMaybeOfProduct = ({ cues }: Question) =>
  cues.has('facts') &&
  RULE_CUES.every((cue) => !cues.has(cue) || cue === 'deliveryTime' || cue === 'warranty');

/** A product of this name says more than general guidance; with "how" in the question both are said. */
async function guideOrSell(found: readonly FoundGuidance[], question: Question, talk: Talk): Promise<Answer> {
  const guidance = giveGuidance(found, question, talk);
  const { cues } = question;
  const isFollowing = talk.topic.intent === 'guidance' && isFollowUp(question);
  if (isFollowing) return guidance;
  if (question.entryId) {
    const named = question.phrase.includes(' ')
      ? await namedProducts(question, talk, { isLoose: true })
      : null;
    return named ? beside(guidance, named) : guidance;
  }
  const isHow = cues.has('how') && !cues.has('facts');
  if (isHow) return guidance;
  const isLoose = cues.has('facts') || cues.has('want') || !cues.has('guidance');
  const { keywordLength, coverage } = found[0]!;
  const products = await namedProducts(question, talk, { isLoose });
  if (!products) return guidance;
  if (cues.has('facts') && coverage < ENOUGH_WITH_QUESTION) return products;
  const isSpecific = keywordLength > 1;
  return cues.has('how') || cues.has('facts') || isSpecific ? beside(guidance, products) : products;
}

/** The topic stays the guidance; the products can be referred to. */
const beside = (guidance: Answer, products: Answer): Answer => ({
  ...joined([guidance, products]),
  topic: { ...products.topic, ...guidance.topic },
});

const ENOUGH_WITHOUT_PRODUCTS = 0.4;
const ENOUGH_WITH_CUE = 0.35;
const ENOUGH_WITH_RULE = 0.5;
const ENOUGH_WITH_QUESTION = 0.3;
const ENOUGH_WITH_KEYWORD = 0.6;

/** Questions of how, when and at what temperature, and fragments that name an entry; not those that look for a product. */
function isGuidance(question: Question, best: FoundGuidance | undefined, { topic }: Talk): boolean {
  const { cues } = question;
  const has = (...any: Cue[]) => any.some((cue) => cues.has(cue));
  if (!best) return false;
  const isAsked = has('guidance') && has('how') && best.hasKeyword;
  if (has('cart', 'cheaper', 'cheapest') || (has('show', 'price', 'stock') && !isAsked)) return false;
  const isCertain = has('how') || best.coverage >= ENOUGH_WITH_RULE || best.keywordLength > 1;
  const isSpecific = best.keywordLength > 1 && best.coverage >= ENOUGH_WITH_KEYWORD;
  const isTopic = isSpecific || (has('guidance') && best.hasKeyword);
  if (has(...RULE_CUES) && !(isTopic && isCertain)) return false;
  if (topic.intent === 'guidance' && isFollowUp(question)) return true;
  if (has('guidance')) return best.hasKeyword || best.coverage >= ENOUGH_WITH_CUE;
  if (has('how', 'amount')) return best.hasKeyword && best.coverage >= ENOUGH_WITH_QUESTION;
  return best.hasKeyword && best.coverage >= ENOUGH_WITH_KEYWORD;
}

/** "And the freezer?" asks the same of something else. */
const isFollowUp = ({ phrase, cues }: Question) =>
  phrase !== '' && phrase.split(' ').length <= MAX_FOLLOW_UP_WORDS && !RULE_CUES.some((cue) => cues.has(cue));
const MAX_FOLLOW_UP_WORDS = 2;

async function guidanceFor(question: Question, { topic, calls, tools }: Talk): Promise<FoundGuidance[]> {
  const { text, entryId, isRecognized } = question;
  if (isRecognized) return entryId ? calls.run(tools.guidance, { question: text, entryId }) : [];
  const repeats = topic.intent === 'guidance' && isFollowUp(question);
  return calls.run(tools.guidance, { question: text, repeated: repeats ? topic.question : undefined });
}

/** The only entry about people who are ill. */
const STAFF_ILLNESS = 'staff-illness';

function declinedAs(question: Question, best: FoundGuidance | undefined, talk: Talk): PhraseKey | null {
  const { cues, folded } = question;
  if (isInjection(folded) || cues.has('injection')) return 'declineInstructions';
  const isOfOthers = cues.has('others') && !cues.has('shipping');
  if (isOfOthers || isAboutSomebody(question, talk)) return 'declineOthers';
  const isOfStaff = best?.entryId === STAFF_ILLNESS && best.keywordLength > 1 && cues.has('guidance');
  return cues.has('medical') && !isOfStaff ? 'declineMedical' : null;
}

/** Names an email other than the asker's. */
function isAboutSomebody({ folded, text, cues }: Question, { calls }: Talk): boolean {
  const isPersonal = (['orders', 'invoices', 'company', 'show'] as const).some((cue) => cues.has(cue));
  if (isPersonal && SOMEBODY.test(text) && !cues.has('shipping')) return true;
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
    isUnsure: answers.every(({ isUnsure }) => isUnsure),
    // A rule that is said beside an answer is not what the question is about.
    topic: Object.assign(
      {},
      ...answers.map(({ topic = {} }, index) => (index > 0 && topic.intent === 'rules' ? {} : topic)),
    ) as Answer['topic'],
  };
}
