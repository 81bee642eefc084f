import type { LanguageCode } from '@kp/i18n/languages';
import type { Font } from 'fontkit';
import { fontForDocument, type FontName, openFonts } from './font-files';

/** Chinese, Japanese and Korean write the same Han characters in different shapes. */
const HAN: Partial<Record<LanguageCode, FontName>> = { ja: 'japanese', ko: 'korean' };

const ARABIC = /\p{Script_Extensions=Arabic}/u;
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const HAN_OR_WIDE = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
/** Stands with the text before it: spaces, and marks above or below a letter. */
const JOINING = /[\s\p{M}]/u;

const BOLD: Partial<Record<FontName, FontName>> = { latin: 'latinBold', arabic: 'arabicBold' };

const OF_LANGUAGE: Partial<Record<LanguageCode, FontName[]>> = {
  ar: ['arabic', 'arabicBold'],
  zh: ['chinese'],
  ja: ['japanese'],
  ko: ['korean'],
};

/** Opens the fonts that a document in this language uses; those of a name in another script follow when it is drawn. */
export const openFontsFor = (language: LanguageCode): Promise<void> =>
  openFonts(['latin', 'latinBold', ...(OF_LANGUAGE[language] ?? [])]);

/** Latin text inside another script keeps the Latin font, so that numbers and codes look the same everywhere. */
export class DocumentFonts {
  private readonly fonts = new Map<FontName, Font>();
  private readonly chosen = new Map<string, FontName>();
  private readonly widths = new Map<string, number>();
  private readonly han: FontName;

  constructor(language: LanguageCode) {
    this.han = HAN[language] ?? 'chinese';
  }

  get(name: FontName): Font {
    const known = this.fonts.get(name);
    if (known) return known;
    const font = fontForDocument(name);
    this.fonts.set(name, font);
    return font;
  }

  /** @param previous font of the text before */
  fontOf(character: string, previous: FontName | null): FontName {
    if (previous && JOINING.test(character) && this.has(previous, character)) return previous;
    const known = this.chosen.get(character);
    if (known) return known;
    const font = this.candidates(character).find((name) => this.has(name, character)) ?? 'latin';
    this.chosen.set(character, font);
    return font;
  }

  /** Null when only the regular weight is there, which is then drawn with thicker lines. */
  boldOf(font: FontName): FontName | null {
    return BOLD[font] ?? null;
  }

  /** In thousandths of the font size. */
  widthOf(text: string, name: FontName): number {
    const key = `${name} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const font = this.get(name);
    const width = (font.layout(text).advanceWidth * 1000) / font.unitsPerEm;
    this.widths.set(key, width);
    return width;
  }

  private has(name: FontName, character: string): boolean {
    return this.get(name).hasGlyphForCodePoint(character.codePointAt(0)!);
  }

  private candidates(character: string): FontName[] {
    if (ARABIC.test(character)) return ['arabic', 'latin'];
    if (HANGUL.test(character)) return ['korean'];
    if (KANA.test(character)) return ['japanese', 'chinese'];
    if (HAN_OR_WIDE.test(character)) return [this.han, 'chinese', 'japanese', 'korean'];
    return ['latin', this.han, 'chinese', 'japanese', 'korean', 'arabic'];
  }
}
