import { foldText } from '@kp/commerce';
import { COMMON_PASSWORDS } from './common-passwords';

/** Weakest first. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface PasswordAdvice {
  readonly strength: Strength;
  /** Why it is weak, when there is more to say than "use a longer one". */
  readonly warning?: 'common' | 'personal' | 'predictable';
}

/** Rows that fingers run along. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
/** A name this short is in many words by chance. */
const SHORTEST_NAME = 3;
/** What must be left beside a name to hide it. */
const ENOUGH_BESIDE_NAME = 6;
const FAIR_LENGTH = 8;
const GOOD_LENGTH = 12;
const STRONG_LENGTH = 16;
const MANY_KINDS = 3;

/**
 * Advice on a password that is being chosen. It never refuses one: the rule on length alone decides.
 *
 * @param personal names and e-mail of whoever chooses it
 */
export function advisePassword(password: string, personal: readonly string[]): PasswordAdvice {
  const folded = foldText(password);
  if (COMMON_PASSWORDS.has(folded)) return { strength: 'weak', warning: 'common' };
  if (isPredictable(folded)) return { strength: 'weak', warning: 'predictable' };
  if (isPersonal(folded, personal)) return { strength: 'weak', warning: 'personal' };
  return { strength: strengthOf(password) };
}

function strengthOf(password: string): Strength {
  const steps = [FAIR_LENGTH, GOOD_LENGTH, STRONG_LENGTH].filter(
    (length) => password.length >= length,
  ).length;
  const bonus = steps > 0 && kindsOf(password) >= MANY_KINDS ? 1 : 0;
  return STRENGTHS[Math.min(steps + bonus, STRENGTHS.length - 1)] ?? 'weak';
}

/** How many of lower case, upper case, digits and other characters. */
function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
}

/** One or two characters repeated, or one run along the alphabet, the digits or a row of keys, either way. */
function isPredictable(folded: string): boolean {
  if (new Set(folded).size <= 2) return true;
  const reversed = [...folded].reverse().join('');
  return ROWS.some((row) => row.includes(folded) || row.includes(reversed));
}

function isPersonal(folded: string, personal: readonly string[]): boolean {
  const names = personal
    .flatMap((text) => foldText(text).split(/[@\s.]+/))
    .filter((name) => name.length >= SHORTEST_NAME);
  return names.some((name) => folded.includes(name) && folded.length - name.length < ENOUGH_BESIDE_NAME);
}
