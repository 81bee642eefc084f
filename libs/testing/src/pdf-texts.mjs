import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/* Reads a PDF from stdin and writes its texts with their places as JSON: the library is an ES module, which Jest cannot load. */
const pdf = await getDocument({ data: new Uint8Array(readFileSync(0)), verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const annotations = await page.getAnnotations();
  pages.push({
    texts: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform, width, height }) => ({
        text: str,
        x: transform[4],
        y: transform[5],
        width,
        height,
      })),
    links: annotations.flatMap(({ url }) => url ?? []),
  });
}
const { info } = await pdf.getMetadata();
process.stdout.write(JSON.stringify({ pages, info }));
