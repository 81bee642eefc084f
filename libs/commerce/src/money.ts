import type { CurrencyCode } from './currencies';

export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

const DECIMAL_AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** @throws RangeError when `minor` is not a safe integer */
export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) throw notWhole(minor);
  return { minor: minor === 0 ? 0 : minor, currency };
}

const notWhole = (minor: number) => new RangeError(`Not a whole number of minor units: ${minor}`);

export function isDecimalAmount(text: string): boolean {
  return DECIMAL_AMOUNT.test(text);
}

/** "12.50" → 1250; throws RangeError when the text is not a decimal amount. */
export function parseMinor(text: string): number {
  const match = DECIMAL_AMOUNT.exec(text);
  if (!match) throw new RangeError(`Not a decimal amount: ${JSON.stringify(text)}`);
  const [, sign, whole, fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && minor !== 0 ? -minor : minor;
}

/** 1250 → "12.50", the form of amounts on the wire. */
export function minorToDecimal(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw notWhole(minor);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

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

export function multiplyMoney(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
  return money(amount.minor * count, amount.currency);
}

function sameCurrency(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new RangeError(`Amounts in ${left.currency} and ${right.currency} cannot be combined`);
  }
  return right;
}

/** "0.19" is 19%. Numbers are read by their decimal text, never by their binary value. */
export type Rate = string | number;

const DECIMAL_RATE = /^(\d{1,6})(?:\.(\d{1,10}))?$/;

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function rateFromBasisPoints(basisPoints: number): string {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) {
    throw new RangeError(`Not a whole number of basis points: ${basisPoints}`);
  }
  const fraction = String(basisPoints % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const whole = Math.floor(basisPoints / 10_000);
  return fraction ? `${whole}.${fraction}` : String(whole);
}

/** "0.1900" → "19", "0.055" → "5.5"; throws RangeError when the rate is not a decimal number. */
export function rateToPercent(rate: Rate): string {
  const [whole = '', fraction = ''] = rateParts(rate);
  const digits = fraction.padEnd(2, '0');
  const integer = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = digits.slice(2).replace(/0+$/, '');
  return rest ? `${integer}.${rest}` : integer;
}

/** Rounds to minor units, half away from zero, so that a storno negates its invoice exactly. */
export function multiplyByRate(amount: Money, rate: Rate): Money {
  return money(minorByRate(amount.minor, rate), amount.currency);
}

export function minorByRate(minor: number, rate: Rate): number {
  const { numerator, denominator } = fractionOf(rate);
  return halfUp(BigInt(minor) * numerator, denominator);
}

/** The tax inside minor units that include one of `rate`: 2500 with 19% hold 399. */
export function includedTax(minor: number, rate: Rate): number {
  const { numerator, denominator } = fractionOf(rate);
  return halfUp(BigInt(minor) * numerator, denominator + numerator);
}

export const minorWithoutTax = (minor: number, rate: Rate): number => minor - includedTax(minor, rate);

/** The part of an amount that falls to `part` of `whole`, in minor units. */
export function shareOf(minor: number, part: number, whole: number): number {
  return whole === 0 ? 0 : halfUp(BigInt(minor) * BigInt(part), BigInt(whole));
}

/** Of the units behind the first `from` up to `to`: rounded over all so far, so that all of them are the amount. */
export function shareOfUnits(minor: number, from: number, to: number, units: number): number {
  return shareOf(minor, to, units) - shareOf(minor, from, units);
}

function halfUp(dividend: bigint, divisor: bigint): number {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor));
  return dividend < 0n ? -rounded : rounded;
}

function fractionOf(rate: Rate): Fraction {
  const [whole = '', fraction = ''] = rateParts(rate);
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

function rateParts(rate: Rate): [whole?: string, fraction?: string] {
  const match = DECIMAL_RATE.exec(String(rate));
  if (!match) throw new RangeError(`Not a rate: ${rate}`);
  return [match[1], match[2]];
}
