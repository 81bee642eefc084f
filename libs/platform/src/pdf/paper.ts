import { directionOf } from '@kp/i18n/direction';
import type { LanguageCode } from '@kp/i18n/languages';
import PDFDocument from 'pdfkit';
import { DocumentFonts, openFontsFor } from './document-fonts';
import type { FontName } from './font-files';
import { type TextLine, type TextStyle, widthOfRun, wrapText } from './wrap-text';

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 44;
const FOOTER_HEIGHT = 28;
/** Of the font size; Noto Sans needs 1.36. */
const LINE_HEIGHT = 1.38;
const BASELINE = 1.07;
/** Line width of a bold text whose font has no bold weight, of the font size. */
const BOLD_STROKE = 0.035;
const BLACK = 'black';
/** pdfkit reads these for links and justified text only, but measures when they are missing; its types omit them. */
const UNUSED_MEASURES = { textWidth: 0, wordCount: 0 };

/** pdfkit measures pictures with it, which its types do not say. */
interface OpensImages {
  openImage(file: Buffer): { readonly width: number; readonly height: number };
}

/** `x` counts from the side where the language starts to read, so Arabic pages are mirrored. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

interface PaperOptions {
  title: string;
  author: string;
  language: LanguageCode;
  /** Stands in the file, so the same document has the same bytes whenever it is drawn. */
  createdAt: Date;
  /** A PNG; null or nothing for none. */
  logo?: Buffer | null;
}

/** The most that a logo takes of a page. */
const LOGO = { width: 180, height: 40 };
const LOGO_GAP = 8;

/** An A4 document that is drawn from top to bottom. */
export class Paper {
  readonly width = A4.width - 2 * MARGIN;
  /** Where the next block goes. */
  y = MARGIN;
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: DocumentFonts;
  private readonly isMirrored: boolean;
  private readonly chunks: Buffer[] = [];
  private readonly logoFile: Buffer | null;
  /** Those that have their footer. */
  private endedPages = 0;

  static async begin(options: PaperOptions): Promise<Paper> {
    await openFontsFor(options.language);
    return new Paper(options);
  }

  private constructor({ title, author, language, createdAt, logo = null }: PaperOptions) {
    this.logoFile = logo;
    this.fonts = new DocumentFonts(language);
    this.isMirrored = directionOf(language) === 'rtl';
    this.doc = new PDFDocument({
      size: [A4.width, A4.height],
      margin: 0,
      font: '',
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  /** @returns its height */
  text(text: string, box: Box, style: TextStyle): number {
    return this.lines(wrapText(text, box.width, style, this.fonts), box, style);
  }

  wrap(text: string, width: number, style: TextStyle): TextLine[] {
    return wrapText(text, width, style, this.fonts);
  }

  lines(lines: TextLine[], box: Box, style: TextStyle): number {
    const height = style.size * LINE_HEIGHT;
    lines.forEach((line, index) => {
      this.line(line, { ...box, y: box.y + index * height }, style);
    });
    return lines.length * height;
  }

  heightOf(lines: TextLine[], { size }: TextStyle): number {
    return lines.length * size * LINE_HEIGHT;
  }

  rule({ x, y, width }: Box, color = BLACK, thickness = 0.5): void {
    const left = this.left(x, width);
    this.doc
      .lineWidth(thickness)
      .strokeColor(color)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  }

  fill({ x, y, width }: Box, height: number, color: string): void {
    this.doc.rect(this.left(x, width), y, width, height).fill(color);
  }

  /** A square pattern, such as a QR code. */
  pattern({ x, y, width }: Box, size: number, isDark: (row: number, column: number) => boolean): void {
    const left = this.left(x, width);
    const unit = width / size;
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const first = column;
        while (column < size && isDark(row, column)) column += 1;
        if (column > first) this.doc.rect(left + first * unit, y + row * unit, (column - first) * unit, unit);
      }
    }
    this.doc.fill(BLACK);
  }

  /**
   * The logo of the shop at the start of a box.
   *
   * @returns its height with the space below it; 0 without one
   */
  logo({ x, y, width }: Box): number {
    if (!this.logoFile) return 0;
    const image = (this.doc as unknown as OpensImages).openImage(this.logoFile);
    const scale = Math.min(LOGO.width / image.width, LOGO.height / image.height, width / image.width);
    const size = { width: image.width * scale, height: image.height * scale };
    this.doc.image(this.logoFile, this.left(x, size.width), y, size);
    return size.height + LOGO_GAP;
  }

  link({ x, y, width }: Box, height: number, url: string): void {
    this.doc.link(this.left(x, width), y, width, height, url);
  }

  /** @returns true when a new page was begun because the block did not fit */
  ensureSpace(height: number): boolean {
    if (this.y + height <= A4.height - MARGIN - FOOTER_HEIGHT) return false;
    this.doc.addPage();
    this.y = MARGIN;
    return true;
  }

  /** On a new page. */
  startPart(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** @param footer text at the bottom of every page since the part before */
  endPart(footer: (page: number, pages: number) => string, style: TextStyle): void {
    const { count } = this.doc.bufferedPageRange();
    const pages = count - this.endedPages;
    const y = A4.height - MARGIN - style.size * LINE_HEIGHT;
    for (let page = 0; page < pages; page += 1) {
      this.doc.switchToPage(this.endedPages + page);
      this.text(footer(page + 1, pages), { x: 0, y, width: this.width }, style);
    }
    this.endedPages = count;
  }

  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }

  private line({ runs, width }: TextLine, box: Box, style: TextStyle): void {
    let x = this.left(box.x, box.width) + this.indent(box.width - width, style.align ?? 'start');
    for (const run of runs) {
      const used = (style.bold && this.fonts.boldOf(run.font)) || run.font;
      this.run(run.text, used, { x, y: box.y + style.size * BASELINE }, style);
      x += widthOfRun(run, style, this.fonts);
    }
  }

  private run(text: string, font: FontName, at: { x: number; y: number }, style: TextStyle): void {
    const { size, bold = false, color = BLACK } = style;
    const isThickened = bold && this.fonts.boldOf(font) === null && !font.endsWith('Bold');
    // pdfkit takes an opened font too, which its types do not say.
    this.doc
      .font(this.fonts.get(font) as unknown as string, font)
      .fontSize(size)
      .fillColor(color);
    if (isThickened) this.doc.strokeColor(color).lineWidth(size * BOLD_STROKE);
    // For programs that copy or read text aloud: the glyphs of Arabic stand in the order in which they are drawn.
    const isJoined = font.startsWith('arabic');
    if (isJoined) this.doc.markContent('Span', { actual: text });
    this.doc.text(text, at.x, at.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      fill: true,
      stroke: isThickened,
      // With features pdfkit shapes the run as a whole instead of word by word, which Arabic needs.
      features: [],
      ...UNUSED_MEASURES,
    });
    if (isJoined) this.doc.endMarkedContent();
  }

  private indent(free: number, align: NonNullable<TextStyle['align']>): number {
    if (align === 'center') return free / 2;
    return (align === 'end') === this.isMirrored ? 0 : free;
  }

  private left(x: number, width: number): number {
    return MARGIN + (this.isMirrored ? this.width - x - width : x);
  }
}
