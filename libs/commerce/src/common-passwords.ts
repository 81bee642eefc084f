import { foldText } from './slug';

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

/** Whatever its case and accents. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(foldText(password));
}
