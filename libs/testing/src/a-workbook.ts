import { strToU8, zipSync } from 'fflate';

type WorkbookCell = string | number | boolean | null;

const MARKUP = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An XLSX file with one sheet of these rows, and whatever else its archive should have. */
export function aWorkbook(
  rows: readonly (readonly WorkbookCell[])[],
  more: Readonly<Record<string, Uint8Array>> = {},
): Buffer {
  const lines = rows.map((cells, index) => `<row r="${index + 1}">${cellsOf(cells, index + 1)}</row>`);
  const files = {
    '[Content_Types].xml': `${MARKUP}<Types/>`,
    'xl/workbook.xml': `${MARKUP}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${MARKUP}<Relationships><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${MARKUP}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(entries), ...more }));
}

function cellsOf(cells: readonly WorkbookCell[], row: number): string {
  return cells
    .map((value, index) => (value === null ? '' : cellOf(`${columnOf(index)}${row}`, value)))
    .join('');
}

function cellOf(reference: string, value: string | number | boolean): string {
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${Number(value)}</v></c>`;
  const text = value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 0 → A, 26 → AA. */
const columnOf = (index: number): string =>
  (index >= 26 ? columnOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
