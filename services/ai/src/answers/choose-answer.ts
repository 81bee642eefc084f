import type { Keyword } from '../engine/languages/language-data';
import { isInjection } from '../engine/keywords';
import { kindOf, orderNumberOf, ordinalsOf } from '../engine/entities';
import type { FoundGuidance } from '../engine/knowledge-index';
import type { UtteranceKey } from '../engine/utterances';
import type { Question } from '../engine/understand';
import { type Answer, linksPart, type Conversation } from './answer';
import { compareProducts } from './compare-products';
import { asksForProperty, findProducts, helpfulProducts, namedProducts } from './find-products';
import { giveGuidance } from './give-guidance';
import { listSetup } from './list-setup';
import { namedInvoice, showInvoices, showOrders } from './own-records';
import { plainlyNamed } from './plainly-named';
import { refersBack } from './products';
import { asksForMany, asksForQuantity, proposeItems } from './propose-cart';
import { explainRules, RULE_KEYWORDS } from './shop-rules';

const EMAIL = /[^ ]+@[^ ]+/;
/** "of John Smith", as written. */
const SOMEBODY = /(?<!\p{L})(?:of|from|de|di|da|do|lui|by) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const PRODUCT_KEYWORDS: readonly Keyword[] = ['price', 'stock', 'cheaper', 'cheapest', 'show', 'facts'];
const ASKING_KEYWORDS: readonly Keyword[] = [...PRODUCT_KEYWORDS, 'amount', 'want'];

/** Decides what a question is about; what must be declined comes first. */
export async function answerQuestion(question: Question, conversation: Conversation): Promise<Answer> {
  const { folded, keywords, language } = question;
  const has = (...any: Keyword[]) => any.some((keyword) => keywords.has(keyword));
  const named = await plainlyNamed(question, conversation);
  if (named) return named;
  const found = await guidanceFor(question, conversation);
  const [best] = found;
  const declined = declinedAs(question, best, conversation);
  if (declined) return decline(declined, conversation);
  if (has('act') && !has('compare')) return declineToAct(conversation);
  const isForCart = has('cart') && asksForQuantity(question);
  if (has('offTopic') && !isForCart && !(has('guidance') && best?.hasKeyword)) {
    // "Film" is also cling film.
    return (await namedProducts(question, conversation)) ?? decline('decline', conversation);
  }
  if (orderNumberOf(folded) !== undefined) return showOrders(question, conversation);
  if ((await namedInvoice(question, conversation)) !== undefined) return showInvoices(question, conversation);
  const isGuided = isGuidance(question, best, conversation);
  const kind = kindOf(question.message, language);
  const continuesSetup =
    conversation.topic.intent === 'setup' &&
    kind !== undefined &&
    !question.entryId &&
    !has(...PRODUCT_KEYWORDS);
  const isVague =
    !isGuided && !has(...RULE_KEYWORDS, ...PRODUCT_KEYWORDS, 'orders', 'invoices', 'cart', 'compare');
  if (continuesSetup || (has('setup') && (kind !== undefined || isVague)))
    return listSetup(question, conversation);
  if ((has('compare') && !isGuided) || namesTwoCodes(question))
    return compareProducts(question, conversation);
  const isTopical = isGuided && has('guidance');
  if (has('invoices') && !isTopical && !has('payment')) return showInvoices(question, conversation);
  if (asksForMany(question))
    return explainRules({ ...question, keywords: new Set([...keywords, 'quote']) }, conversation);
  if (asksForQuantity(question) || (has('cart') && !isTopical && !has(...RULE_KEYWORDS, 'orders')))
    return proposeItems(question, conversation);
  const isOwn = !asksForShippingOfAmount(question) && !(has('deliveryTime') && IF.test(folded));
  if (has('orders') && !isTopical && !has('returns') && isOwn) return showOrders(question, conversation);
  if (isGuided) {
    const guided = await withHelpful(
      await guideOrSell(found, question, conversation),
      question,
      conversation,
    );
    return has(...PLAIN_RULES)
      ? joined([guided, await explainRules(onlyPlain(question), conversation)])
      : guided;
  }
  const isAboutOrders = conversation.topic.intent === 'orders' && ordinalsOf(folded, language).length > 0;
  if (isAboutOrders) return showOrders(question, conversation);
  return aboutShop(found, question, conversation);
}

/** Guidance, and what the shop has for it. */
async function withHelpful(guided: Answer, question: Question, conversation: Conversation): Promise<Answer> {
  const helpful = guided.parts.some(({ type }) => type === 'products')
    ? null
    : await helpfulProducts(question, conversation);
  return helpful ? beside(guided, helpful) : guided;
}

/** Their words are hardly ever those of guidance, so both are asked. */
const PLAIN_RULES: readonly Keyword[] = ['returns', 'vat', 'discount'];
const onlyPlain = (question: Question): Question => ({
  ...question,
  keywords: new Set(PLAIN_RULES.filter((keyword) => question.keywords.has(keyword))),
});

/** "An order of 300" asks for its shipping, not for an order that exists. */
const asksForShippingOfAmount = ({ keywords, folded }: Question) =>
  keywords.has('shipping') && /\d{2}/.test(folded);

/** "If I order today": no order yet. */
const IF = /(?<![^ ])(?:if|wenn|si|se|daca|اذا|لو) |たら|すれば|하면|下单/;

const CODE = /(?<![^ ])kp\d+/g;
/** "KP-1 or KP-2?" asks for their difference. */
const namesTwoCodes = ({ folded, keywords }: Question) =>
  (folded.match(CODE) ?? []).length === 2 &&
  !['cart', 'want', 'price', 'stock'].some((keyword) => keywords.has(keyword as Keyword));

/** Rules of the shop and its products. */
async function aboutShop(
  found: readonly FoundGuidance[],
  question: Question,
  conversation: Conversation,
): Promise<Answer> {
  const { keywords, phrase } = question;
  const has = (...any: Keyword[]) => any.some((keyword) => keywords.has(keyword));
  const [best] = found;
  const rules = has(...RULE_KEYWORDS) ? await explainRules(question, conversation) : null;
  const isOfProduct = phrase !== '' && (has('price', 'stock', 'cheapest') || isMaybeOfProduct(question));
  if (rules && !isOfProduct) {
    const named = asksForProperty(question) ? await namedProducts(question, conversation) : null;
    return named ? joined([named, rules]) : rules;
  }
  const isEmpty = phrase === '' && !has(...ASKING_KEYWORDS);
  if (isEmpty && !refersBack(question, conversation)) return smallTalk(question, conversation);
  const products = await findProducts(question, conversation);
  if (has('guidance', 'how') && !has(...PRODUCT_KEYWORDS)) {
    const hasProducts = products.parts.length > 0;
    const isNear = best !== undefined && best.coverage >= ENOUGH_WITHOUT_PRODUCTS;
    if (isNear && (has('guidance') || !hasProducts))
      return withHelpful(giveGuidance(found, question, conversation), question, conversation);
    if (!hasProducts)
      return { text: conversation.wording.translate('noGuidance'), parts: [], isUnsure: true };
  }
  return rules ? joined([products, rules]) : products;
}

/** "How long" with a property of a product: not only of the delivery. */
const isMaybeOfProduct = ({ keywords }: Question) =>
  keywords.has('facts') &&
  RULE_KEYWORDS.every(
    (keyword) => !keywords.has(keyword) || keyword === 'deliveryTime' || keyword === 'warranty',
  );

/** A product of this name says more than general guidance; with "how" in the question both are said. */
async function guideOrSell(
  found: readonly FoundGuidance[],
  question: Question,
  conversation: Conversation,
): Promise<Answer> {
  const guidance = giveGuidance(found, question, conversation);
  const { keywords } = question;
  const isFollowing = conversation.topic.intent === 'guidance' && isFollowUp(question);
  if (isFollowing) return guidance;
  if (question.entryId) {
    const named = question.phrase.includes(' ')
      ? await namedProducts(question, conversation, { isLoose: true })
      : null;
    return named ? beside(guidance, named) : guidance;
  }
  const isHow = keywords.has('how') && !keywords.has('facts');
  if (isHow) return guidance;
  const isLoose = keywords.has('facts') || keywords.has('want') || !keywords.has('guidance');
  const { keywordLength, coverage } = found[0]!;
  const products = await namedProducts(question, conversation, { isLoose });
  if (!products) return guidance;
  if (keywords.has('facts') && coverage < ENOUGH_WITH_QUESTION) return products;
  const isSpecific = keywordLength > 1;
  return keywords.has('how') || keywords.has('facts') || isSpecific ? beside(guidance, products) : products;
}

/** The topic stays the guidance; the products can be referred to. */
const beside = (guidance: Answer, products: Answer): Answer => ({
  ...joined([guidance, products]),
  topic: { ...products.topic, ...guidance.topic },
});

const ENOUGH_WITHOUT_PRODUCTS = 0.4;
const ENOUGH_FOR_GUIDANCE = 0.35;
const ENOUGH_WITH_RULE = 0.5;
const ENOUGH_WITH_QUESTION = 0.3;
const ENOUGH_WITH_KEYWORD = 0.6;

/** Questions of how, when and at what temperature, and fragments that name an entry; not those that look for a product. */
function isGuidance(question: Question, best: FoundGuidance | undefined, { topic }: Conversation): boolean {
  const { keywords } = question;
  const has = (...any: Keyword[]) => any.some((keyword) => keywords.has(keyword));
  if (!best) return false;
  const isAsked = has('guidance') && has('how') && best.hasKeyword;
  if (has('cart', 'cheaper', 'cheapest') || (has('show', 'price', 'stock') && !isAsked)) return false;
  const isCertain = has('how') || best.coverage >= ENOUGH_WITH_RULE || best.keywordLength > 1;
  const isSpecific = best.keywordLength > 1 && best.coverage >= ENOUGH_WITH_KEYWORD;
  const isTopic = isSpecific || (has('guidance') && best.hasKeyword);
  if (has(...RULE_KEYWORDS) && !(isTopic && isCertain)) return false;
  if (topic.intent === 'guidance' && isFollowUp(question)) return true;
  if (has('guidance')) return best.hasKeyword || best.coverage >= ENOUGH_FOR_GUIDANCE;
  if (has('how', 'amount')) return best.hasKeyword && best.coverage >= ENOUGH_WITH_QUESTION;
  return best.hasKeyword && best.coverage >= ENOUGH_WITH_KEYWORD;
}

/** "And the freezer?" asks the same of something else. */
const isFollowUp = ({ phrase, keywords }: Question) =>
  phrase !== '' &&
  phrase.split(' ').length <= MAX_FOLLOW_UP_WORDS &&
  !RULE_KEYWORDS.some((keyword) => keywords.has(keyword));
const MAX_FOLLOW_UP_WORDS = 2;

async function guidanceFor(
  question: Question,
  { topic, toolCalls, tools }: Conversation,
): Promise<FoundGuidance[]> {
  const { text, entryId, isRecognized } = question;
  if (isRecognized) return entryId ? toolCalls.run(tools.guidance, { question: text, entryId }) : [];
  const repeats = topic.intent === 'guidance' && isFollowUp(question);
  return toolCalls.run(tools.guidance, { question: text, repeated: repeats ? topic.question : undefined });
}

/** The only entry about people who are ill. */
const STAFF_ILLNESS = 'staff-illness';

function declinedAs(
  question: Question,
  best: FoundGuidance | undefined,
  conversation: Conversation,
): UtteranceKey | null {
  const { keywords, folded } = question;
  if (isInjection(folded) || keywords.has('injection')) return 'declineInstructions';
  const isOfOthers = keywords.has('others') && !keywords.has('shipping');
  if (isOfOthers || isAboutSomebody(question, conversation)) return 'declineOthers';
  const isOfStaff = best?.entryId === STAFF_ILLNESS && best.keywordLength > 1 && keywords.has('guidance');
  return keywords.has('medical') && !isOfStaff ? 'declineMedical' : null;
}

/** Names an email other than the asker's. */
function isAboutSomebody({ folded, text, keywords }: Question, { toolCalls }: Conversation): boolean {
  const isPersonal = (['orders', 'invoices', 'company', 'show'] as const).some((keyword) =>
    keywords.has(keyword),
  );
  if (isPersonal && SOMEBODY.test(text) && !keywords.has('shipping')) return true;
  const email = EMAIL.exec(folded)?.[0];
  return email !== undefined && email !== toolCalls.context.principal?.email.toLowerCase();
}

function smallTalk({ keywords }: Question, { wording }: Conversation): Answer {
  const suggestions: UtteranceKey[] = ['askFridge', 'askShipping', 'askOrders', 'askSetup'];
  return { text: wording.translate(keywords.has('thanks') ? 'thanks' : 'hello'), parts: [], suggestions };
}

function decline(key: UtteranceKey, { wording, topic }: Conversation): Answer {
  const suggestions: UtteranceKey[] = ['askFridge', 'askShipping', 'askPayment', 'askSetup'];
  return { text: wording.translate(key), parts: [], suggestions, topic };
}

function declineToAct({ wording, topic }: Conversation): Answer {
  const link = { label: wording.translate('linkAccount'), url: '/account' };
  return {
    text: wording.translate('declineAct'),
    parts: [linksPart(link)],
    suggestions: ['askOrders'],
    topic,
  };
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
