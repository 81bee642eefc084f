import { type Box, drawTable, type Paper, type TextStyle } from '@kp/platform/pdf';

const LIGHT = '#eef0ef';
const RULE = '#d5d9d8';
const TITLE: TextStyle = { size: 20, bold: true };
const HEADING: TextStyle = { size: 12, bold: true };
const BODY: TextStyle = { size: 9 };
const SMALL: TextStyle = { size: 8, color: '#5c6468' };
const GAP = 18;
const COLUMN_WIDTHS = [0.23, 0.14, 0.14, 0.13, 0.18, 0.18];
const TOTALS_WIDTH = 260;

/** Everything that is printed. */
export interface StatementTexts {
  title: string;
  date: string;
  /** The name first. */
  seller: string[];
  customer: string[];
  heads: string[];
  rows: string[][];
  totals: { label: string; value: string }[];
  payTo: string[];
  thanks: string;
  page(page: number, pages: number): string;
}

export async function drawStatement(paper: Paper, texts: StatementTexts): Promise<Buffer> {
  drawHead(paper, texts);
  await drawTable(paper, {
    columns: texts.heads.map((title, index) => ({
      title,
      width: paper.width * COLUMN_WIDTHS[index]!,
      align: index < 3 ? 'start' : 'end',
    })),
    rows: texts.rows,
    head: { size: 8, bold: true, background: LIGHT },
    cell: BODY,
    rule: RULE,
  });
  drawTotals(paper, texts);
  paper.endPart((page, pages) => texts.page(page, pages), { ...SMALL, align: 'center' });
  return paper.finish();
}

function drawHead(paper: Paper, { seller, customer, title, date }: StatementTexts): void {
  const half = paper.width / 2 - GAP / 2;
  const start: Box = { x: 0, y: paper.y, width: half };
  const end: Box = { x: half + GAP, y: paper.y, width: half };
  start.y += paper.logo(start);
  seller.forEach((line, index) => {
    start.y += paper.text(line, start, index === 0 ? HEADING : SMALL);
  });
  end.y += paper.text(title, end, { ...TITLE, align: 'end' });
  end.y += paper.text(date, end, { ...BODY, align: 'end' });
  paper.y = Math.max(start.y, end.y) + GAP / 2;
  paper.rule({ x: 0, y: paper.y, width: paper.width }, RULE, 1);
  const box: Box = { x: 0, y: paper.y + GAP / 2, width: half };
  customer.forEach((line, index) => {
    box.y += paper.text(line, box, { ...BODY, bold: index === 0 });
  });
  paper.y = box.y + GAP;
}

function drawTotals(paper: Paper, { totals, payTo, thanks }: StatementTexts): void {
  paper.ensureSpace(120);
  const box: Box = { x: paper.width - TOTALS_WIDTH, y: paper.y + GAP / 2, width: TOTALS_WIDTH };
  const half = TOTALS_WIDTH / 2;
  totals.forEach(({ label, value }, index) => {
    const style: TextStyle = index % 2 === 1 ? { size: 11, bold: true } : BODY;
    const height = paper.text(label, { ...box, width: half }, style);
    const amount = { x: box.x + half, y: box.y, width: half };
    box.y += Math.max(height, paper.text(value, amount, { ...style, align: 'end' })) + 2;
  });
  const below: Box = { x: 0, y: box.y + GAP, width: paper.width };
  payTo.forEach((line, index) => {
    below.y += paper.text(line, below, index === 0 ? { ...BODY, bold: true } : BODY);
  });
  below.y += GAP / 2;
  below.y += paper.text(thanks, below, SMALL);
  paper.y = below.y;
}
