import { foldText } from '@kp/commerce';
import { isCommonPassword } from '@kp/commerce/common-passwords';

/** Weakest first. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
type Strength = (typeof STRENGTHS)[number];

interface PasswordAdvice {
  readonly strength: Strength;
  readonly warning?: 'common' | 'personal' | 'predictable';
}

/** Keyboard rows and sequences. */
const SEQUENCES = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
/** Shorter names are part of many words by chance. */
const MIN_NAME_LENGTH = 3;
const MIN_LENGTH_BESIDE_NAME = 6;
const MIN_FAIR_LENGTH = 8;
const MIN_GOOD_LENGTH = 12;
const MIN_STRONG_LENGTH = 16;
const MIN_CHARACTER_KINDS = 3;

/** Advice only: the length rule alone decides. @param personal names and email of the user */
export function advisePassword(password: string, personal: readonly string[]): PasswordAdvice {
  const folded = foldText(password);
  if (isCommonPassword(password)) return { strength: 'weak', warning: 'common' };
  if (isPredictable(folded)) return { strength: 'weak', warning: 'predictable' };
  if (isPersonal(folded, personal)) return { strength: 'weak', warning: 'personal' };
  return { strength: strengthOf(password) };
}

function strengthOf(password: string): Strength {
  const steps = [MIN_FAIR_LENGTH, MIN_GOOD_LENGTH, MIN_STRONG_LENGTH].filter(
    (length) => password.length >= length,
  ).length;
  const bonus = steps > 0 && kindsOf(password) >= MIN_CHARACTER_KINDS ? 1 : 0;
  return STRENGTHS[Math.min(steps + bonus, STRENGTHS.length - 1)] ?? 'weak';
}

function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
}

/** One or two characters repeated, or one run along a sequence, either way. */
function isPredictable(folded: string): boolean {
  if (new Set(folded).size <= 2) return true;
  const reversed = [...folded].reverse().join('');
  return SEQUENCES.some((row) => row.includes(folded) || row.includes(reversed));
}

function isPersonal(folded: string, personal: readonly string[]): boolean {
  const names = personal
    .flatMap((text) => foldText(text).split(/[@\s.]+/))
    .filter((name) => name.length >= MIN_NAME_LENGTH);
  return names.some((name) => folded.includes(name) && folded.length - name.length < MIN_LENGTH_BESIDE_NAME);
}
