export const CURRENCY_CODES = ['USD', 'EUR', 'RON', 'GBP'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** What a price is shown with; RON is shown as "lei". */
export const CURRENCY_SYMBOLS: Readonly<Record<CurrencyCode, string>> = {
  USD: '$',
  EUR: '€',
  RON: 'lei',
  GBP: '£',
};

/** The currency of every price, order and payment. */
export const SHOP_CURRENCY: CurrencyCode = 'USD';

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && (CURRENCY_CODES as readonly string[]).includes(value);
}

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

/**
 * A share such as a VAT rate: "0.19" is 19%. A number is read by its shortest decimal text (0.19 is exactly 19
 * hundredths), never by its binary value.
 */
export type Rate = string | number;

const DECIMAL_RATE = /^(\d{1,6})(?:\.(\d{1,10}))?$/;

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** 1900 → "0.19". One basis point is a hundredth of a percent. */
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

/**
 * The rate in percent as text without trailing zeros: "0.1900" → "19", "0.055" → "5.5".
 * @throws RangeError when the rate is no decimal number
 */
export function rateToPercent(rate: Rate): string {
  const [whole = '', fraction = ''] = rateParts(rate);
  const digits = fraction.padEnd(2, '0');
  const integer = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = digits.slice(2).replace(/0+$/, '');
  return rest ? `${integer}.${rest}` : integer;
}

/**
 * amount × rate, rounded to whole minor units, half away from zero (so that a storno negates its invoice exactly).
 * Calculated in integers.
 */
export function multiplyByRate(amount: Money, rate: Rate): Money {
  const { numerator, denominator } = fractionOf(rate);
  const product = BigInt(amount.minor) * numerator;
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + denominator) / (2n * denominator));
  return money(product < 0n ? -rounded : rounded, amount.currency);
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
