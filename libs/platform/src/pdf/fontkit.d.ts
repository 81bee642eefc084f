/** The library ships no types; these are the parts that the PDFs use. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }

  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: GlyphPosition[];
    advanceWidth: number;
  }

  /** The glyphs that are embedded into a document, by their place. */
  export interface Subset {
    glyphs: number[];
    includeGlyph(id: number): number;
  }

  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number, characters?: number[]): Glyph;
    createSubset(): Subset;
    layout(text: string, features?: string[]): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
