import { fold } from './text';

/** M, XL at the end or after a word for it: elsewhere a letter is what an apostrophe left ("chef's"). */
const LETTERS =
  /(?<=[^\d] )(?:xs|s|m|l|xl|xxl)$|(?<=(?:size|marime|marimea|grosse|taille|talla|taglia|tamanho|مقاس|尺码|サイズ|사이즈) )(?:xs|s|m|l|xl|xxl)(?![^ ])/gu;
const LETTERS_OF_NAME = /(?<![^ ])(?<!\d )(?:xs|s|m|l|xl|xxl)(?![^ ])/g;
const SHARES = /(?<![\d.,/])\d\/\d(?![\d/])/g;
/** As they are written out, and of how many millimetres, millilitres or grams. */
const UNITS: readonly (readonly [written: RegExp, kind: string, factor: number])[] = [
  [/^(?:mm$|millim|毫米|ミリ|밀리)/u, 'mm', 1],
  [/^(?:cm$|centim|zentim|厘米|公分|センチ|센티|센치|سم)/u, 'mm', 10],
  [/^(?:ml$|millil|毫升|مل)/u, 'ml', 1],
  [/^cl$/u, 'ml', 10],
  [/^(?:l$|litr|liter|升|公升|リットル|리터|لتر)/u, 'ml', 1000],
  [/^(?:kg$|kilo|公斤|キロ|킬로|كيلو|كغ)/u, 'g', 1000],
  [/^(?:g$|gram|克|グラム|그램|غرام|جرام)/u, 'g', 1],
];

/** What a text measures, written in one way: "30 cm" and "300 mm" are the same. */
const measuresOf = (folded: string) =>
  [...folded.matchAll(/(\d+(?:[.,]\d+)?) ?(\p{L}+)/gu)].flatMap(([, number, word]) => {
    const unit = UNITS.find(([written]) => written.test(word!));
    return unit ? [`${Number(number!.replace(',', '.')) * unit[2]}${unit[1]}`] : [];
  });

/** The sizes that somebody asks for. */
export function sizesOf(text: string): string[] {
  const folded = fold(text);
  return [...(folded.match(LETTERS) ?? []), ...(folded.match(SHARES) ?? []), ...measuresOf(folded)];
}

/** Whether a product has all of the sizes: one of another size is another product. */
export function hasSizes({ name, slug }: { name: string; slug: string }, sizes: readonly string[]): boolean {
  const folded = fold(name);
  const own = [
    ...(folded.match(LETTERS_OF_NAME) ?? []),
    ...(folded.match(SHARES) ?? []),
    ...measuresOf(folded),
    ...slug.split('-'),
  ];
  return sizes.every((size) => own.includes(size));
}
