import { type Box, drawQrCode, drawTable, type Paper, type TextStyle } from '@kp/platform/pdf';
import type { InvoiceTexts, Labelled } from './invoice-texts';

const GREY = '#5c6468';
const LIGHT = '#eef0ef';
const RULE = '#d5d9d8';

const TITLE: TextStyle = { size: 20, bold: true };
const HEADING: TextStyle = { size: 10, bold: true };
const BODY: TextStyle = { size: 9 };
const SMALL: TextStyle = { size: 8, color: GREY };

const GAP = 18;
/** 150 pixels with a margin of two modules, as on the page. */
const QR_SIZE = 112.5;
const COLUMN_WIDTHS = [0.32, 0.12, 0.13, 0.15, 0.13, 0.15];
/** With the column of totals with VAT. */
const GROSS_COLUMN_WIDTHS = [0.27, 0.1, 0.11, 0.14, 0.1, 0.14, 0.14];
const TOTALS_WIDTH = 230;

export async function drawInvoice(paper: Paper, texts: InvoiceTexts): Promise<Buffer> {
  drawHead(paper, texts);
  drawParties(paper, texts);
  if (texts.intro !== null) drawText(paper, texts.intro);
  const { heads } = texts.items;
  const widths = heads.length > COLUMN_WIDTHS.length ? GROSS_COLUMN_WIDTHS : COLUMN_WIDTHS;
  await drawTable(paper, {
    columns: heads.map((title, index) => ({
      title,
      width: paper.width * widths[index]!,
      align: index < 2 ? 'start' : 'end',
    })),
    rows: texts.items.rows,
    head: { size: 8, bold: true, background: LIGHT },
    cell: BODY,
    rule: RULE,
  });
  drawTotals(paper, texts);
  if (texts.converted) drawConverted(paper, texts.converted);
  drawPayment(paper, texts);
  if (texts.notes) drawNotes(paper, texts.notes);
  if (texts.footer !== null) drawText(paper, texts.footer);
  drawThanks(paper, texts);
  paper.endPart(texts.page, { ...SMALL, align: 'center' });
  return paper.finish();
}

function drawHead(paper: Paper, { seller, title, number, issueDate, concerns }: InvoiceTexts): void {
  const half = paper.width / 2 - GAP / 2;
  const end: Box = { x: half + GAP, y: paper.y, width: half };
  const start: Box = { x: 0, y: paper.y, width: half };
  start.y += paper.logo(start);
  start.y += paper.text(seller.name, start, { ...HEADING, size: 12 });
  for (const line of seller.lines) start.y += paper.text(line, start, SMALL);
  end.y += paper.text(title, end, { ...TITLE, align: 'end' });
  end.y += paper.text(number, end, { ...HEADING, align: 'end' });
  end.y += paper.text(`${issueDate.label}: ${issueDate.value}`, end, { ...BODY, align: 'end' });
  if (concerns !== null) end.y += paper.text(concerns, end, { ...HEADING, size: 9, align: 'end' });
  paper.y = Math.max(start.y, end.y) + GAP / 2;
  paper.rule({ x: 0, y: paper.y, width: paper.width }, RULE, 1);
  paper.y += GAP / 2;
}

function drawParties(paper: Paper, { billTo, details }: InvoiceTexts): void {
  const half = paper.width / 2 - GAP / 2;
  const start: Box = { x: 0, y: paper.y, width: half };
  const end: Box = { x: half + GAP, y: paper.y, width: half };
  start.y += paper.text(billTo.title, start, HEADING);
  billTo.lines.forEach((line, index) => {
    start.y += paper.text(line, start, { ...BODY, bold: index === 0 });
  });
  end.y += paper.text(details.title, end, HEADING);
  for (const row of details.rows) end.y += drawRow(paper, end, row, BODY);
  paper.y = Math.max(start.y, end.y) + GAP;
}

/** Label at the start, value at the end of a box; whichever is higher decides where the next row goes. */
function drawRow(paper: Paper, { x, y, width }: Box, { label, value }: Labelled, style: TextStyle): number {
  const own = width * 0.5;
  const color = style.bold ? style.color : GREY;
  const labelHeight = paper.text(label, { x, y, width: own - 4 }, { ...style, color });
  const box = { x: x + own, y, width: width - own };
  return Math.max(labelHeight, paper.text(value, box, { ...style, align: 'end' }));
}

function drawTotals(paper: Paper, { totals, paid, accounting, exemption }: InvoiceTexts): void {
  paper.ensureSpace(150);
  const box: Box = { x: paper.width - TOTALS_WIDTH, y: paper.y + GAP / 2, width: TOTALS_WIDTH };
  totals.forEach((row, index) => {
    const isLast = index === totals.length - 1;
    if (isLast) {
      paper.rule({ ...box, y: box.y + 2 });
      box.y += 6;
    }
    box.y += drawRow(paper, box, row, isLast ? { size: 12, bold: true } : BODY) + 2;
  });
  if (paid !== null) box.y += paper.text(paid, box, { ...HEADING, align: 'end' });
  if (accounting || exemption) box.y += 6;
  if (accounting) {
    box.y += drawRow(paper, box, accounting.vat, { size: 8 });
    box.y += paper.text(accounting.rate, box, SMALL);
  }
  if (exemption) box.y += paper.text(exemption, box, SMALL);
  paper.y = box.y + GAP;
}

function drawConverted(paper: Paper, converted: NonNullable<InvoiceTexts['converted']>): void {
  paper.ensureSpace(110);
  const box: Box = { x: 0, y: paper.y, width: TOTALS_WIDTH };
  box.y += paper.text(converted.title, box, HEADING);
  for (const row of converted.rows) box.y += drawRow(paper, box, row, { size: 8 });
  box.y += 3;
  box.y += paper.text(converted.rate, { ...box, width: paper.width }, SMALL);
  paper.y = box.y + GAP;
}

function drawPayment(paper: Paper, { payment, paymentLink }: InvoiceTexts): void {
  if (!payment && !paymentLink) return;
  const codes = [
    ...(payment?.code ? [{ ...payment.code, url: null }] : []),
    ...(paymentLink ? [{ text: paymentLink.url, scan: paymentLink.scan, url: paymentLink.url }] : []),
  ];
  paper.ensureSpace(codes.length > 0 ? QR_SIZE + 40 : 80);
  const top = paper.y;
  const box: Box = { x: 0, y: top, width: paper.width - codes.length * (QR_SIZE + GAP) };
  if (payment) {
    box.y += paper.text(payment.title, box, HEADING);
    const rows = { ...box, width: Math.min(box.width, 340) };
    for (const row of payment.rows) {
      const height = drawRow(paper, rows, row, BODY);
      rows.y += height;
      box.y += height;
    }
  }
  if (paymentLink) {
    box.y += 6;
    const height = paper.text(paymentLink.label, box, { ...BODY, bold: true });
    paper.link(box, height, paymentLink.url);
    box.y += height;
    box.y += paper.text(paymentLink.url, box, SMALL);
  }
  codes.forEach(({ text, scan, url }, index) => {
    const x = paper.width - QR_SIZE - (codes.length - 1 - index) * (QR_SIZE + GAP);
    const code: Box = { x, y: top, width: QR_SIZE };
    drawQrCode(paper, code, text);
    if (url !== null) paper.link(code, QR_SIZE, url);
    const caption = { ...code, y: top + QR_SIZE };
    const captionHeight = paper.text(scan, caption, { ...SMALL, align: 'center' });
    box.y = Math.max(box.y, caption.y + captionHeight);
  });
  paper.y = box.y + GAP;
}

function drawNotes(paper: Paper, { title, text }: NonNullable<InvoiceTexts['notes']>): void {
  paper.ensureSpace(60);
  const box = { x: 0, y: paper.y, width: paper.width };
  box.y += paper.text(title, box, HEADING);
  box.y += paper.text(text, box, BODY);
  paper.y = box.y + GAP;
}

function drawText(paper: Paper, text: string): void {
  paper.ensureSpace(60);
  paper.y += paper.text(text, { x: 0, y: paper.y, width: paper.width }, BODY) + GAP / 2;
}

function drawThanks(paper: Paper, { thankYou }: InvoiceTexts): void {
  paper.ensureSpace(20);
  const box = { x: 0, y: paper.y, width: paper.width };
  paper.y += paper.text(thankYou, box, { ...HEADING, align: 'center' });
}
