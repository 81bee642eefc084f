import { drawTable, type Paper, type TextStyle } from '@kp/platform/pdf';

export interface DataSheetTexts {
  name: string;
  /** Code and category. */
  reference: string;
  description: string;
  columns: [property: string, value: string];
  rows: [name: string, value: string][];
  page: (page: number, pages: number) => string;
}

const TITLE: TextStyle = { size: 20, bold: true };
const REFERENCE: TextStyle = { size: 10, color: '#4a5457' };
const TEXT: TextStyle = { size: 10.5 };
const FOOTER: TextStyle = { size: 8, color: '#4a5457' };
const HEAD = { size: 9, bold: true, background: '#e9ecec' };
const GAP = 14;
const NAME_SHARE = 0.42;

export async function drawDataSheet(paper: Paper, texts: DataSheetTexts): Promise<Buffer> {
  const { width } = paper;
  paper.y += paper.logo({ x: 0, y: paper.y, width });
  for (const [text, style] of [
    [texts.name, TITLE],
    [texts.reference, REFERENCE],
    [texts.description, TEXT],
  ] as const) {
    paper.y += paper.text(text, { x: 0, y: paper.y, width }, style) + GAP;
  }
  await drawTable(paper, {
    columns: texts.columns.map((title, index) => ({
      title,
      width: width * (index === 0 ? NAME_SHARE : 1 - NAME_SHARE),
    })),
    rows: texts.rows,
    head: HEAD,
    cell: TEXT,
    rule: '#c9cfd0',
  });
  paper.endPart(texts.page, FOOTER);
  return paper.finish();
}
