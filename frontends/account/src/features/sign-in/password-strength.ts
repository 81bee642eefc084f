import { foldText } from '@kp/commerce';

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
  if (COMMON_PASSWORDS.has(folded)) return { strength: 'weak', warning: 'common' };
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

/** Passwords of at least six characters that are most common in published breaches. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 111111 112233 121212 123123 123321 1234567 12345678 123456789 1234567890 123456 123qwe 131313 159753 1q2w3e
  1q2w3e4r 1qaz2wsx 222222 555555 654321 666666 696969 777777 7777777 888888 87654321 987654 987654321 999999 a12345
  a123456 aa123456 aaaaaa abc123 abcd1234 abcdef access admin1 admin123 administrator andrea andrei angela anthony asdasd
  asdf1234 asdfgh asdfghjkl ashley azerty babygirl bailey banana baseball batman bucuresti changeme charlie cheese chelsea
  chocolate computer cookie daniel default diamond donald dragon estrella family flower football freedom george
  ginger google guitar hannah hello1 hello123 hockey hunter iloveyou jennifer jessica jordan jordan23 justin killer
  kitchen klaster letmein liverpool london lovely loveme maggie marina martin master matrix matthew merlin michael
  michelle monkey mustang mynoob naruto nicole nothing orange parola parola1 parola123 pass123 pass1234 passw0rd password
  password1 password123 passwort pepper pokemon princess purple q1w2e3r4 qazwsx qwe123 qwer1234 qwerty qwerty1 qwerty123
  qwertyuiop ranger restaurant robert romania samsung secret secret1 shadow shop123 slipknot soccer sophie starwars steaua
  summer sunshine superman taylor test123 test1234 thomas thunder tigger trustno1 user123 victoria welcome welcome1
  whatever whatever1 william yellow zaq12wsx zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
);
