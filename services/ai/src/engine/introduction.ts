const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*`;
const GREETING = String.raw`(?:\p{L}+(?: \p{L}+)?[,!] *)?`;
/** How somebody says who they are, before the name. */
const BEFORE =
  "(?:[Mm]y name is|[Mm]y name's|I am|I'm|I’m|[Tt]his is|[Mm][ăa] numesc|[Nn]umele meu este|[Ss]unt|[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch bin|[Jj]e m['’]appelle|[Mm]on nom est|[Jj]e suis|[Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Mm]i chiamo|[Ii]l mio nome è|[Ss]ono|[Cc]hamo-me|(?:[Oo] )?[Mm]eu nome é|[Ss]ou)";
const SPACED = new RegExp(
  `^\\s*${GREETING}${BEFORE} ${NAME}\\s*(?:[,.;:!–-]+|(?:and|și|und|et|y|e) )\\s*`,
  'u',
);
const OTHERS = [
  /^\s*(?:مرحبا[،,]?\s*)?(?:اسمي|انا|أنا)\s+\p{L}+\s*[،,.]\s*/u,
  /^\s*(?:你好[，,！]?)?我(?:叫|是)\p{sc=Han}{1,4}[，,。]\s*/u,
  /^\s*(?:私は)?[\p{sc=Han}\p{sc=Katakana}ー]{1,8}(?:です|と申します|といいます)[。、が]\s*/u,
  /^\s*(?:저는|제 이름은)\s*\p{sc=Hangul}{1,6}(?:입니다|예요|이에요|인데요)[.,]?\s*/u,
];

/** "My name is Ana, where is my order?": the name asks for nothing. */
export function withoutIntroduction(message: string): string {
  const rest = [SPACED, ...OTHERS].reduce((text, introduction) => text.replace(introduction, ''), message);
  return rest.trim() === '' ? message : rest;
}
