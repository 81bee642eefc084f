import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { create, type Font, type Glyph, type GlyphRun, type Subset } from 'fontkit';

const FILES = {
  latin: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  latinBold: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabic: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  arabicBold: 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  chinese: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  japanese: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  korean: 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
} as const;

export type FontName = keyof typeof FILES;

const fontPackages = createRequire(__filename);
const opened = new Map<FontName, Font>();

/** Opened at first use and kept: the Chinese file alone has 10 MB. */
function fontFile(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = create(readFileSync(fontPackages.resolve(`@expo-google-fonts/${FILES[name]}`)));
  opened.set(name, font);
  return font;
}

/** One at a time: opening all at once would hold up the other requests of the process. */
export async function openFonts(names: readonly FontName[]): Promise<void> {
  for (const name of names) {
    if (opened.has(name)) continue;
    fontFile(name);
    await nextTurn();
  }
}

/** Their letters are composed already, and shaping Korean takes longer than all the rest of a document. */
const UNSHAPED: ReadonlySet<FontName> = new Set(['chinese', 'japanese', 'korean']);

/**
 * The font as one document sees it. fontkit keeps one glyph per shape with the first characters that it was found for,
 * and these are written into the file: glyphs of another document would change the bytes of this one, and Arabic letters
 * that differ in their dots only share a shape, so copied text would have wrong letters.
 */
export function fontForDocument(name: FontName): Font {
  const file = fontFile(name);
  const font = Object.create(file, { _glyphs: { value: {} } }) as Font & { _glyphs: object };
  const glyphs = new Map<string, Glyph>();
  font.getGlyph = (id, characters = []) => {
    const key = `${id} ${characters.join()}`;
    const known = glyphs.get(key);
    if (known) return known;
    Reflect.deleteProperty(font._glyphs, id);
    const glyph = file.getGlyph.call(font, id, characters);
    glyphs.set(key, glyph);
    return glyph;
  };
  font.createSubset = () => withOwnCharacters(file.createSubset.call(font));
  font.layout = layoutOf(font, UNSHAPED.has(name) ? unshaped : file.layout);
  return font;
}

/** Of the dots of an Arabic letter, which are a glyph without a character: PDF programs would invent one. */
const ZERO_WIDTH_JOINER = 0x200d;
/** Of the ids of a font, so a larger one is a shape with other characters. */
const ID_COUNT = 0x10000;

function layoutOf(font: Font, shape: Font['layout']): Font['layout'] {
  const runs = new Map<string, GlyphRun>();
  const variants = new Map<number, string[]>();
  const idOf = ({ id, codePoints }: Glyph): number => {
    const known = variants.get(id) ?? [];
    variants.set(id, known);
    const characters = codePoints.join();
    if (!known.includes(characters)) known.push(characters);
    return id + known.indexOf(characters) * ID_COUNT;
  };
  return (text) => {
    const known = runs.get(text);
    if (known) return copyOf(known);
    const run = shape.call(font, text);
    const glyphs = run.glyphs.map((glyph) => ({
      id: idOf(glyph),
      advanceWidth: glyph.advanceWidth,
      codePoints: glyph.codePoints.length > 0 ? glyph.codePoints : [ZERO_WIDTH_JOINER],
    }));
    const own = { glyphs, positions: run.positions, advanceWidth: run.advanceWidth };
    runs.set(text, own);
    return copyOf(own);
  };
}

/** pdfkit scales the positions in place. */
const copyOf = ({ positions, ...run }: GlyphRun): GlyphRun => ({
  ...run,
  positions: positions.map((position) => ({ ...position })),
});

/** A shape is embedded once for each of its characters. */
function withOwnCharacters(subset: Subset): Subset {
  const places = new Map<number, number>();
  subset.includeGlyph = (id) => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const place = id === 0 ? 0 : subset.glyphs.push(id % ID_COUNT) - 1;
    places.set(id, place);
    return place;
  };
  return subset;
}

function unshaped(this: Font, text: string): GlyphRun {
  const glyphs = [...text].map((character) => {
    const codePoint = character.codePointAt(0)!;
    const { id, advanceWidth } = this.glyphForCodePoint(codePoint);
    return { id, advanceWidth, codePoints: [codePoint] };
  });
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }));
  return { glyphs, positions, advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) };
}
