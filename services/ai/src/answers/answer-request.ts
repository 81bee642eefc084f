import { countryNaming } from '@kp/i18n/country-name';
import { COUNTRIES, findCountry } from '@kp/commerce/countries';
import { HOME_COUNTRY } from '@kp/settings';
import {
  type Emergency,
  emergencyIn,
  type PersonalRequest,
  personalRequestIn,
} from '../requests/recognize-request';
import poisonLines from '../requests/poison-lines.json';
import type { ShopRulesOutput } from '../tools/shop-rules';
import { type Answer, contactLink, linksPart, type Conversation } from './answer';

interface PoisonLine {
  number: string;
  title: string;
  url: string;
  /** Hours; day and night without them. */
  from?: number;
  to?: number;
}

const LINES: Readonly<Record<string, PoisonLine>> = poisonLines;

const STEPS = { poison: 'stepsPoison', burn: 'stepsBurn', fire: 'stepsFire', injury: 'stepsInjury' } as const;
const SAFETY = /safety|sds|msds|securit|sicherheit|s[ée]curit|seguridad|sicurezza|seguran|السلامة|安全|안전/i;

/** What comes before all questions: somebody in need, and what a person or a page of the shop answers; null for others. */
export async function answerRequest(message: string, conversation: Conversation): Promise<Answer | null> {
  const emergency = emergencyIn(message);
  if (emergency) return helpIn(emergency, message, conversation);
  const request = personalRequestIn(message, conversation.wording.language);
  return request && answerPersonal(request, conversation);
}

/** No products, no dilutions: who to call, and what to do until help comes. */
async function helpIn(emergency: Emergency, message: string, conversation: Conversation): Promise<Answer> {
  const { wording } = conversation;
  const call = wording.translate('emergency');
  const steps = wording.translate(STEPS[emergency]);
  if (emergency !== 'poison') return { text: [call, steps].join('\n'), parts: [], suggestions: [] };
  // Nothing that fails keeps the number of the emergency line back.
  const [country, sheets] = await Promise.all([
    countryOf(conversation).catch(() => HOME_COUNTRY),
    safetySheets(message, conversation).catch(() => []),
  ]);
  const line = LINES[country];
  const named = line && [lineText(line, country, conversation)];
  return {
    text: [call, ...(named ?? []), steps].join('\n'),
    parts: [
      ...(sheets.length > 0 ? [linksPart(...sheets)] : []),
      ...(line
        ? [{ type: 'sources' as const, sources: [{ title: line.title, section: '', url: line.url }] }]
        : []),
    ],
    suggestions: [],
  };
}

function lineText({ number, from, to }: PoisonLine, country: string, { wording }: Conversation): string {
  const english = COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  const hours = from === undefined ? wording.translate('allDay') : `${from}:00–${to}:00`;
  return wording.translate('poisonLine', {
    country: countryNaming(wording.language)(country, english),
    number,
    hours,
  });
}

/** Where the last order of the account went; else that of the shop. */
async function countryOf({ toolCalls, tools }: Conversation): Promise<string> {
  const [last] = (await toolCalls.run(tools.myOrders, {})) ?? [];
  return (last && findCountry(last.shippingAddress.country)?.code) ?? HOME_COUNTRY;
}

/** Safety data sheets of the product that is named. */
async function safetySheets(message: string, { toolCalls, tools }: Conversation) {
  const { products } = await toolCalls.run(tools.findSimilar, { sentence: message, isMuch: true, limit: 1 });
  const facts = await toolCalls.run(tools.productFacts, { productIds: products.map(({ id }) => id) });
  return facts
    .flatMap(({ documents }) => documents)
    .filter(({ title }) => SAFETY.test(title))
    .map(({ title, url }) => ({ label: title, url }));
}

async function answerPersonal(
  request: PersonalRequest,
  { wording, toolCalls, tools, topic }: Conversation,
): Promise<Answer> {
  const password = { label: wording.translate('linkPassword'), url: '/forgot-password' };
  const contact = contactLink(wording);
  const account = { label: wording.translate('linkAccount'), url: '/account' };
  const links = {
    password: [password],
    signIn: [password, contact],
    complaint: [contact],
    cancel: [contact, account],
  }[request];
  const { returnDays } = (await toolCalls.run(tools.shopRules, {})) as ShopRulesOutput;
  const text = wording.translate(request, { days: returnDays });
  return { text, parts: [linksPart(...links)], suggestions: [], topic };
}
