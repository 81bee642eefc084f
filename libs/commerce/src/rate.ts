import { money, type Money } from './money';

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
