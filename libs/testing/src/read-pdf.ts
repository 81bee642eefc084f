import type { PDFPageProxy } from 'pdfjs-dist';

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
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { pages, info: info as Record<string, unknown>, text: pages.map(textOfPage).join('') };
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const annotations = (await page.getAnnotations()) as { url?: string }[];
  return {
    texts: items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? {
            text: item.str,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
            height: item.height,
          }
        : [],
    ),
    links: annotations.flatMap(({ url }) => url ?? []),
  };
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
