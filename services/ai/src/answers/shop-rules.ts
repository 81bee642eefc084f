import { formatDayRange, formatPercent, openingHoursText } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { minorToDecimal } from '@kp/commerce';
import { countryNamedIn } from '../engine/countries';
import { bareBound, largestAmount } from '../engine/entities';
import { LANGUAGE_DATA } from '../engine/languages';
import type { Question } from '../engine/understand';
import type { Part } from '../http/parts.dto';
import type { ShopRulesOutput } from '../tools/shop-rules';
import { type Answer, linksPart, type Conversation } from './answer';

export const RULE_KEYWORDS = [
  ...([
    'shipping',
    'deliveryTime',
    'payment',
    'returns',
    'warranty',
    'vat',
    'company',
    'discount',
    'quote',
  ] as const),
];

/** Every rule that the question asks for. */
export async function explainRules(question: Question, conversation: Conversation): Promise<Answer> {
  const { wording } = conversation;
  const country = question.keywords.has('shipping') ? countryNamedIn(question) : undefined;
  const rules = (await conversation.toolCalls.run(conversation.tools.shopRules, {
    country,
  })) as ShopRulesOutput;
  const sentences: Record<(typeof RULE_KEYWORDS)[number], () => string[]> = {
    shipping: () => [
      ...shipsTo(country, conversation),
      ...shippingOf(question, rules, conversation),
      ...arrivalOf(rules, conversation),
    ],
    deliveryTime: () => arrivalOf(rules, conversation),
    payment: () => [...namedMethods(question, rules, conversation), paymentOf(rules, conversation)],
    returns: () => [wording.translate('returns', { days: rules.returnDays })],
    warranty: () => [wording.translate('returns', { days: rules.returnDays })],
    vat: () => [vatOf(rules, conversation)],
    company: () => [companyOf(rules, conversation)],
    discount: () => [wording.translate('discount'), wording.translate('quote')],
    quote: () => [wording.translate('quote')],
  };
  const asked = RULE_KEYWORDS.filter((keyword) => question.keywords.has(keyword));
  const links = asked.flatMap((keyword) => linksOf(keyword, conversation));
  const parts: Part[] = links.length > 0 ? [linksPart(...links)] : [];
  const text = [...new Set(asked.flatMap((keyword) => sentences[keyword]()))].join('\n');
  const topic = { ...conversation.topic, intent: 'rules' as const, rules: asked };
  return { text, parts, suggestions: ['askShipping', 'askPayment', 'askOrders'], topic };
}

/** What the product page promises at this moment, and how many days that are: who asks how long it takes wants both. */
function arrivalOf(
  { arrival: { isHome, bucharest, country } }: ShopRulesOutput,
  { wording }: Conversation,
): string[] {
  const days = ({ firstDay, lastDay, minDays, maxDays }: NonNullable<typeof country>) => {
    const dates = formatDayRange(firstDay, lastDay, wording.language);
    if (minDays === maxDays) return dates;
    return wording.translate('deliveryDays', { dates, days: `${minDays}–${maxDays}` });
  };
  if (!isHome) return country ? [wording.t('order.arrives', { days: days(country) })] : [];
  return [
    ...(bucharest ? [wording.t('shop:delivery.toBucharest', { days: days(bucharest) })] : []),
    ...(country ? [wording.t('shop:delivery.toRomania', { days: days(country) })] : []),
  ];
}

/** To any country; what it costs there is the zone's. */
const shipsTo = (country: string | undefined, { wording }: Conversation): string[] =>
  country === undefined
    ? []
    : [wording.translate('shipsTo', { country: countryName(country, wording.language) })];

function shippingOf(
  { text, folded, language }: Question,
  rules: ShopRulesOutput,
  { wording }: Conversation,
): string[] {
  const { costMinor, thresholdMinor, currency, bands = [] } = rules.shipping;
  const money = (minor: number) => wording.money(minorToDecimal(minor), currency);
  const costs = bands.length > 0 ? bands.map((band) => band.costMinor) : [costMinor];
  const cost = [...new Set([Math.min(...costs), Math.max(...costs)])].map(money).join(' – ');
  const { under, over } = LANGUAGE_DATA[language].keywords;
  const amountMinor = largestAmount(text) ?? bareBound(folded, `${under},${over}`, language);
  const isFree = amountMinor !== undefined && amountMinor > thresholdMinor;
  const values = { amount: money(amountMinor ?? 0), cost };
  return [
    ...(amountMinor === undefined
      ? []
      : [wording.translate(isFree ? 'shippingFreeFor' : 'shippingFor', values)]),
    wording.translate('shippingCost', { cost, threshold: money(thresholdMinor) }),
    ...(rules.isByAddress ? [wording.translate('shippingByAddress')] : []),
  ];
}

/** Ways to pay by name, as people write them, and the methods of the shop that take them. */
const NAMED_METHODS: readonly { name: string; words: RegExp; takenBy: readonly string[] }[] = [
  { name: 'PayPal', words: /pay ?pal|페이팔|ペイパル|贝宝|باي ?بال|بيبال/, takenBy: ['paypal'] },
  {
    name: 'Apple Pay',
    words: /apple ?pay|애플 ?페이|アップルペイ|苹果支付|ابل ?باي/,
    takenBy: ['stripe', 'revolut'],
  },
  {
    name: 'Google Pay',
    words: /google ?pay|gpay|구글 ?페이|グーグルペイ|谷歌支付|جوجل ?باي/,
    takenBy: ['stripe', 'revolut'],
  },
  { name: 'Revolut', words: /revolut/, takenBy: ['revolut'] },
  { name: 'Klarna', words: /klarna/, takenBy: [] },
  {
    name: 'Bitcoin',
    words: /bitcoin|crypto|krypto|kripto|cripto|비트코인|ビットコイン|比特币|بيتكوين/,
    takenBy: [],
  },
  { name: 'Alipay', words: /alipay|支付宝/, takenBy: [] },
  { name: 'WeChat Pay', words: /we ?chat ?pay|微信支付|微信付/, takenBy: [] },
];

/** Whether the ways to pay that the question names are accepted. */
function namedMethods(
  { folded }: Question,
  { paymentMethods }: ShopRulesOutput,
  { wording }: Conversation,
): string[] {
  const named = NAMED_METHODS.filter(({ words }) => folded.search(words) >= 0);
  const isTaken = ({ takenBy }: (typeof NAMED_METHODS)[number]) =>
    paymentMethods.some(({ id }) => takenBy.includes(id));
  const say = (key: 'paymentAccepted' | 'paymentRefused', methods: typeof named) =>
    methods.length > 0 ? [wording.translate(key, { names: methods.map(({ name }) => name).join(', ') })] : [];
  return [
    ...say('paymentAccepted', named.filter(isTaken)),
    ...say(
      'paymentRefused',
      named.filter((each) => !isTaken(each)),
    ),
  ];
}

function paymentOf({ paymentMethods }: ShopRulesOutput, { wording }: Conversation): string {
  const methods = paymentMethods.map(({ id }) => wording.t(`paymentMethod.${id}`));
  return wording.translate('payment', { methods: [...new Set(methods)].join(', ') });
}

function vatOf({ shipping, taxes }: ShopRulesOutput, { wording }: Conversation): string {
  const rate = formatPercent(taxes.byClass.standard.rate, wording.language);
  return wording.translate(taxes.isTaxIncluded ? 'vatIncluded' : 'vat', {
    currency: shipping.currency,
    rate,
  });
}

function companyOf({ company }: ShopRulesOutput, { wording }: Conversation): string {
  const address = [company.address, company.zipCode, company.city, company.country]
    .filter(Boolean)
    .join(', ');
  const { name, email, openingHours } = company;
  const registered = [company.vatNumber, company.registrationNumber].filter(Boolean).join(', ');
  const text = wording.translate('company', {
    name,
    address,
    email,
    phone: company.phone || '–',
  });
  const hours = openingHoursText(wording.t, openingHours);
  const whole = hours === '' ? text : text + wording.translate('companyHours', { hours });
  return registered ? `${whole} (${registered})` : whole;
}

function linksOf(keyword: (typeof RULE_KEYWORDS)[number], { wording }: Conversation) {
  if (keyword === 'returns' || keyword === 'warranty')
    return [{ label: wording.translate('linkAccount'), url: '/account' }];
  if (keyword === 'quote' || keyword === 'discount')
    return [{ label: wording.translate('linkBusiness'), url: '/b2b' }];
  return keyword === 'vat' ? [{ label: wording.translate('linkTerms'), url: '/terms' }] : [];
}
