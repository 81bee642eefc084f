/** Letters that Unicode does not decompose into a base letter and a mark, as the database's unaccent has them. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const LATIN = /\p{Script=Latin}+/gu;
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Latin letters in lower case without their marks; other scripts stay, whose marks tell words apart. */
export function foldLatin(text: string): string {
  return text.toLowerCase().replace(LATIN, (letters) => foldMarks(letters));
}

/** Letters of any script in lower case without their marks. */
export function foldMarks(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => UNDECOMPOSED[letter]!);
}
