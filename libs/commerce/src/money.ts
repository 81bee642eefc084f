import type { CurrencyCode } from './currency';

/** An exact amount: whole cents (or bani, pence) and their currency. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

const DECIMAL_AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** @throws RangeError when `minor` is not a whole number that a double holds exactly */
export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

/** True for text like "12.50", "12.5" or "12": digits with at most two decimals. */
export function isDecimalAmount(text: string): boolean {
  return DECIMAL_AMOUNT.test(text);
}

/**
 * "12.50" → 1250.
 * @throws RangeError when the text is no decimal amount
 */
export function parseMinor(text: string): number {
  const match = DECIMAL_AMOUNT.exec(text);
  if (!match) throw new RangeError(`Not a decimal amount: ${JSON.stringify(text)}`);
  const [, sign, whole, fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && minor !== 0 ? -minor : minor;
}

/** 1250 → "12.50", the form amounts have on the wire. */
export function minorToDecimal(minor: number): string {
  const { minor: exact } = money(minor, 'USD');
  const digits = String(Math.abs(exact)).padStart(3, '0');
  return `${exact < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @throws RangeError when `text` is no decimal amount */
export function parseMoney(text: string, currency: CurrencyCode): Money {
  return money(parseMinor(text), currency);
}

export function toDecimal(amount: Money): string {
  return minorToDecimal(amount.minor);
}

/** @throws RangeError when the currencies differ, like every calculation with two amounts */
export function addMoney(left: Money, right: Money): Money {
  return money(left.minor + sameCurrency(left, right).minor, left.currency);
}

export function subtractMoney(left: Money, right: Money): Money {
  return money(left.minor - sameCurrency(left, right).minor, left.currency);
}

export function sumMoney(amounts: readonly Money[], currency: CurrencyCode): Money {
  return amounts.reduce(addMoney, money(0, currency));
}

/** @throws RangeError when `count` is not a whole number */
export function multiplyMoney(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
  return money(amount.minor * count, amount.currency);
}

/** Negative, zero or positive, as a sort comparator expects. */
export function compareMoney(left: Money, right: Money): number {
  return left.minor - sameCurrency(left, right).minor;
}

export function isSameMoney(left: Money, right: Money): boolean {
  return left.currency === right.currency && left.minor === right.minor;
}

function sameCurrency(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new RangeError(`Amounts in ${left.currency} and ${right.currency} cannot be combined`);
  }
  return right;
}
