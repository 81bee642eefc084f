import type { DocumentFonts } from './document-fonts';
import { cleanText, readingDirection, runsInOrder, visualRuns, type VisualRun } from './visual-runs';

/** Han and kana break between any two of them, but not before a closing or after an opening mark. */
const PIECES =
  /\s+|[（「『【〈《]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][、。，．：；！？）」』】〉》]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const GAP = /^[ \t]+$/;

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: string;
  /** Side of the box; by default where the language starts to read. */
  align?: 'start' | 'end' | 'center';
}

/** One line, from left to right. */
export interface TextLine {
  runs: VisualRun[];
  width: number;
}

export function wrapText(text: string, width: number, style: TextStyle, fonts: DocumentFonts): TextLine[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const flush = () => {
    if (line.trim() !== '') lines.push(line.trimEnd());
    [line, used] = ['', 0];
  };
  const cleaned = cleanText(text);
  for (const piece of cleaned.match(PIECES) ?? []) {
    const needed = widthOf(piece, style, fonts);
    if (used + needed > width && !GAP.test(piece)) flush();
    if (needed <= width) {
      if (line === '' && GAP.test(piece)) continue;
      line += piece;
      used += needed;
      continue;
    }
    // Longer than a whole line, such as an email address in a narrow column.
    for (const character of piece) {
      const more = widthOf(character, style, fonts);
      if (used + more > width) flush();
      line += character;
      used += more;
    }
  }
  flush();
  const direction = readingDirection(cleaned);
  return lines.map((content) => {
    const runs = visualRuns(content, direction, fonts);
    return { runs, width: widthOfRuns(runs, style, fonts) };
  });
}

function widthOf(text: string, style: TextStyle, fonts: DocumentFonts): number {
  return widthOfRuns(runsInOrder(text, fonts), style, fonts);
}

function widthOfRuns(runs: VisualRun[], style: TextStyle, fonts: DocumentFonts): number {
  return runs.reduce((sum, run) => sum + widthOfRun(run, style, fonts), 0);
}

export function widthOfRun({ text, font }: VisualRun, style: TextStyle, fonts: DocumentFonts): number {
  const used = (style.bold && fonts.boldOf(font)) || font;
  return (fonts.widthOf(text, used) * style.size) / 1000;
}
