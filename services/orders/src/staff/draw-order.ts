import type { createTranslator } from '@kp/i18n/create-translator';
import { type Box, drawQrCode, drawTable, type Paper, type TextStyle } from '@kp/platform/pdf';

export type Translate = ReturnType<typeof createTranslator>['t'];

export interface OrderSheet {
  title: string;
  number: string;
  date: string;
  /** Beside the number. */
  facts: string[];
  addresses: { title: string; lines: string[] }[];
  /** `share` of the width. */
  columns: { title: string; share: number; align?: TextStyle['align']; hasCheckbox?: boolean }[];
  rows: string[][];
  /** The last one is the sum of the others. */
  totals: { label: string; value: string }[];
  /** How it is paid, with the text of a QR code. */
  payment?: { title: string; rows: { label: string; value: string }[]; qr: string | null; scan: string };
  /** What the customer entered. */
  entered: { title: string; text: string }[];
  page(page: number, pages: number): string;
}

const GREY = '#5c6468';
const LIGHT = '#eef0ef';
const RULE = '#d5d9d8';
const GAP = 18;
const TOTALS_WIDTH = 230;
const QR_SIZE = 112.5;
const LABEL_WIDTH = 130;

const HEADING: TextStyle = { size: 10, bold: true };
const BODY: TextStyle = { size: 9 };
const SMALL: TextStyle = { size: 8, color: GREY };

/** @param orders each begins on a new page and counts its pages by itself */
export async function drawOrders(
  paper: Paper,
  shopName: string,
  orders: readonly OrderSheet[],
): Promise<Buffer> {
  for (const [index, texts] of orders.entries()) {
    if (index > 0) paper.startPart();
    await drawOrder(paper, shopName, texts);
    paper.endPart(texts.page, { ...SMALL, align: 'center' });
  }
  return paper.finish();
}

async function drawOrder(paper: Paper, shopName: string, texts: OrderSheet): Promise<void> {
  drawHead(paper, shopName, texts);
  drawAddresses(paper, texts);
  await drawTable(paper, {
    columns: texts.columns.map(({ share, ...column }) => ({ ...column, width: paper.width * share })),
    rows: texts.rows,
    head: { size: 8, bold: true, background: LIGHT },
    cell: BODY,
    rule: RULE,
  });
  drawTotals(paper, texts);
  if (texts.payment) drawPayment(paper, texts.payment);
  for (const text of texts.entered) drawEntered(paper, text);
}

function drawHead(paper: Paper, shopName: string, { title, number, date, facts }: OrderSheet): void {
  const half = paper.width / 2 - GAP / 2;
  const start: Box = { x: 0, y: paper.y, width: half };
  const end: Box = { x: half + GAP, y: paper.y, width: half };
  start.y += paper.logo(start);
  start.y += paper.text(shopName, start, { ...HEADING, size: 12 });
  start.y += paper.text(date, start, SMALL);
  for (const fact of facts) start.y += paper.text(fact, start, SMALL);
  end.y += paper.text(title, end, { size: 20, bold: true, align: 'end' });
  end.y += paper.text(number, end, { ...HEADING, size: 12, align: 'end' });
  paper.y = Math.max(start.y, end.y) + GAP / 2;
  paper.rule({ x: 0, y: paper.y, width: paper.width }, RULE, 1);
  paper.y += GAP / 2;
}

function drawAddresses(paper: Paper, { addresses }: OrderSheet): void {
  const half = paper.width / 2 - GAP / 2;
  const ends = addresses.map(({ title, lines }, index) => {
    const box: Box = { x: index * (half + GAP), y: paper.y, width: half };
    box.y += paper.text(title, box, HEADING);
    for (const line of lines) box.y += paper.text(line, box, BODY);
    return box.y;
  });
  paper.y = Math.max(...ends) + GAP;
}

function drawTotals(paper: Paper, { totals }: OrderSheet): void {
  if (totals.length === 0) return;
  paper.ensureSpace(90);
  const box: Box = { x: paper.width - TOTALS_WIDTH, y: paper.y + GAP / 2, width: TOTALS_WIDTH };
  totals.forEach(({ label, value }, index) => {
    const style: TextStyle = index === totals.length - 1 ? { size: 12, bold: true } : BODY;
    const half = { ...box, width: box.width / 2 };
    const height = paper.text(label, half, style);
    const end = { ...half, x: box.x + half.width };
    box.y += Math.max(height, paper.text(value, end, { ...style, align: 'end' })) + 2;
  });
  paper.y = box.y;
}

function drawPayment(paper: Paper, { title, rows, qr, scan }: NonNullable<OrderSheet['payment']>): void {
  paper.ensureSpace(QR_SIZE + GAP * 2);
  const top = paper.y + GAP;
  const box: Box = { x: 0, y: top, width: paper.width - (qr === null ? 0 : QR_SIZE + GAP) };
  box.y += paper.text(title, box, HEADING);
  for (const { label, value } of rows) {
    const height = paper.text(label, { ...box, width: LABEL_WIDTH }, SMALL);
    const end = { ...box, x: LABEL_WIDTH, width: box.width - LABEL_WIDTH };
    box.y += Math.max(height, paper.text(value, end, { ...BODY, bold: true })) + 2;
  }
  if (qr !== null) {
    const code: Box = { x: paper.width - QR_SIZE, y: top, width: QR_SIZE };
    drawQrCode(paper, code, qr);
    const caption = { ...code, y: top + QR_SIZE };
    box.y = Math.max(box.y, caption.y + paper.text(scan, caption, { ...SMALL, align: 'center' }));
  }
  paper.y = box.y;
}

function drawEntered(paper: Paper, { title, text }: OrderSheet['entered'][number]): void {
  paper.ensureSpace(60);
  const box: Box = { x: 0, y: paper.y + GAP, width: paper.width };
  box.y += paper.text(title, box, HEADING);
  // A long note goes on on the next page.
  for (const line of text.split('\n').flatMap((part) => paper.wrap(part, box.width, BODY))) {
    paper.y = box.y;
    if (paper.ensureSpace(BODY.size * 2)) box.y = paper.y;
    box.y += paper.lines([line], box, BODY);
  }
  paper.y = box.y;
}
