import type { LanguageCode } from '@kp/i18n/languages';
import type { BusinessKind, BusinessSize } from '../tools/setup-list';
import { expressionOf } from './cues';
import { LANGUAGE_DATA } from './languages';

const ORDER_NUMBER = /\bord\s?(\d{4})\s?(\d{6})\b/;
const INVOICE_NUMBER = /\b(inv|sto|cn)\s?(\d{4})\s?(\d{6})\b/;
const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const CURRENCY = '(?:usd|dollars?|dolari|dolar|euros?|eur|ron|lei|美元|美金|元|ドル|달러|دولار|دولارا)?';

export function orderNumberOf(folded: string): string | undefined {
  const match = ORDER_NUMBER.exec(folded);
  return match ? `ORD-${match[1]}-${match[2]}` : undefined;
}

export function invoiceNumberOf(folded: string): string | undefined {
  const match = INVOICE_NUMBER.exec(folded);
  return match ? `${match[1]!.toUpperCase()}-${match[2]}-${match[3]}` : undefined;
}

/** The amount beside one of these words, in minor units, with the text that says it. */
export function priceBound(folded: string, list: string, language: LanguageCode): [number, string] | null {
  const words = expressionOf(list, language).source;
  const after = new RegExp(`${words} ?(?:de |a |von )?${CURRENCY} ?${AMOUNT} ?${CURRENCY}`, 'u').exec(folded);
  const before = after ? null : new RegExp(`${AMOUNT} ?${CURRENCY} ?${words}`, 'u').exec(folded);
  const match = after ?? before;
  return match && [Math.round(Number(match[1]!.replace(',', '.')) * 100), match[0]];
}

/** The largest number of a question, as an amount in minor units. */
export function largestAmount(folded: string): number | undefined {
  const numbers = [...folded.matchAll(/\d+(?:[.,]\d{1,3})?/g)].map(([number]) => {
    const isThousands = /[.,]\d{3}$/.test(number);
    return Number(isThousands ? number.replace(/[.,]/, '') : number.replace(',', '.'));
  });
  return numbers.length === 0 ? undefined : Math.round(Math.max(...numbers) * 100);
}

/** Positions in the last list that a question names, from 0; -1 is the last one. */
export function ordinalsOf(folded: string, language: LanguageCode): number[] {
  const { ordinals } = LANGUAGE_DATA[language];
  return ordinals.flatMap((alternatives, index) => {
    const isNamed = folded.search(expressionOf(alternatives.replaceAll('|', ','), language)) >= 0;
    return isNamed ? [index === ordinals.length - 1 ? -1 : index] : [];
  });
}

export function kindOf(folded: string, language: LanguageCode): BusinessKind | undefined {
  const kinds = Object.entries(LANGUAGE_DATA[language].kinds) as [BusinessKind, string][];
  const specificFirst = kinds.sort(
    ([one], [other]) => Number(other === 'food-truck') - Number(one === 'food-truck'),
  );
  return specificFirst.find(([, words]) => folded.search(expressionOf(words, language)) >= 0)?.[0];
}

export function sizeOf(isSmall: boolean, isLarge: boolean): BusinessSize {
  if (isSmall) return 'small';
  return isLarge ? 'large' : 'medium';
}

const COUNTED =
  /^(?:x ?)?(\d{1,4})(?: ?x(?= )| ?(?:pcs|pieces|stuck|stk|buc|bucati|pieces|unidades|pezzi|个|卷|把|支|瓶|盒|套|個|本|枚|つ|개|롤|병|박스))? ?(?=\D)(.+)$/u;
const COUNTED_AFTER =
  /^(.+?) ?(?:x ?)?(\d{1,4}) ?(?:x|个|卷|把|支|瓶|盒|套|個|本|枚|つ|개|롤|병|박스|세트)$/u;

/** "3 day dots" → 3 and the rest; number words count too. */
export function quantityOf(phrase: string, language: LanguageCode): { quantity: number; rest: string } {
  const { numbers } = LANGUAGE_DATA[language];
  const [first = '', ...others] = phrase.split(' ');
  const word = numbers.findIndex((each) => each.split('|').includes(first));
  if (word >= 0 && others.length > 0)
    return { quantity: word === 10 ? 12 : word + 1, rest: others.join(' ') };
  const before = COUNTED.exec(phrase);
  if (before) return { quantity: Number(before[1]) || 1, rest: before[2]!.trim() };
  const after = COUNTED_AFTER.exec(phrase);
  return after ? { quantity: Number(after[2]) || 1, rest: after[1]!.trim() } : { quantity: 1, rest: phrase };
}
