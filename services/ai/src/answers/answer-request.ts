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
import { type Answer, contactLink, linksPart, type Talk } from './answer';

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
export async function answerRequest(message: string, talk: Talk): Promise<Answer | null> {
  const emergency = emergencyIn(message);
  if (emergency) return helpIn(emergency, message, talk);
  const request = personalRequestIn(message, talk.wording.language);
  return request && answerPersonal(request, talk);
}

/** No products, no dilutions: who to call, and what to do until help comes. */
async function helpIn(emergency: Emergency, message: string, talk: Talk): Promise<Answer> {
  const { wording } = talk;
  const call = wording.say('emergency');
  const steps = wording.say(STEPS[emergency]);
  if (emergency !== 'poison') return { text: [call, steps].join('\n'), parts: [], suggestions: [] };
  // Nothing that fails keeps the number of the emergency line back.
  const [country, sheets] = await Promise.all([
    countryOf(talk).catch(() => HOME_COUNTRY),
    safetySheets(message, talk).catch(() => []),
  ]);
  const line = LINES[country];
  const named = line && [lineText(line, country, talk)];
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

function lineText({ number, from, to }: PoisonLine, country: string, { wording }: Talk): string {
  const english = COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  const hours = from === undefined ? wording.say('allDay') : `${from}:00–${to}:00`;
  return wording.say('poisonLine', {
    country: countryNaming(wording.language)(country, english),
    number,
    hours,
  });
}

/** Where the last order of the account went; else that of the shop. */
async function countryOf({ calls, tools }: Talk): Promise<string> {
  const [last] = (await calls.run(tools.myOrders, {})) ?? [];
  return (last && findCountry(last.shippingAddress.country)?.code) ?? HOME_COUNTRY;
}

/** Safety data sheets of the product that is named. */
async function safetySheets(message: string, { calls, tools }: Talk) {
  const { products } = await calls.run(tools.findSimilar, { sentence: message, isMuch: true, limit: 1 });
  const facts = await calls.run(tools.productFacts, { productIds: products.map(({ id }) => id) });
  return facts
    .flatMap(({ documents }) => documents)
    .filter(({ title }) => SAFETY.test(title))
    .map(({ title, url }) => ({ label: title, url }));
}

async function answerPersonal(
  request: PersonalRequest,
  { wording, calls, tools, topic }: Talk,
): Promise<Answer> {
  const password = { label: wording.say('linkPassword'), url: '/forgot-password' };
  const contact = contactLink(wording);
  const account = { label: wording.say('linkAccount'), url: '/account' };
  const links = {
    password: [password],
    signIn: [password, contact],
    complaint: [contact],
    cancel: [contact, account],
  }[request];
  const { returnDays } = (await calls.run(tools.shopRules, {})) as ShopRulesOutput;
  const text = wording.say(request, { days: returnDays });
  return { text, parts: [linksPart(...links)], suggestions: [], topic };
}
