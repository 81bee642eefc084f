import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A piece of text; `x` and `y` are where its baseline begins, from the lower left corner of the page. */
interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PdfPage {
  texts: PdfText[];
  links: string[];
}

export interface ReadPdf {
  pages: PdfPage[];
  info: Record<string, unknown>;
  /** Of all pages, without spaces. */
  text: string;
}

/** What a PDF program finds in a document. */
export function readPdf(pdf: Buffer): ReadPdf {
  const program = path.join(__dirname, 'pdf-texts.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`Not a readable PDF:\n${stderr.toString()}`);
  const { pages, info } = JSON.parse(stdout.toString()) as Pick<ReadPdf, 'pages' | 'info'>;
  return { pages, info, text: pages.map(textOfPage).join('') };
}

const textOfPage = ({ texts }: PdfPage): string => withoutSpaces(texts.map(({ text }) => text).join(''));

export const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Pairs of texts that cover each other on a page. */
export function overlaps({ pages }: ReadPdf): string[] {
  return pages.flatMap(({ texts }) =>
    texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width - 1 &&
            other.x < one.x + one.width - 1 &&
            Math.abs(one.y - other.y) < Math.min(one.height, other.height) * 0.8,
        )
        .map((other) => `${one.text} / ${other.text}`),
    ),
  );
}
