import { strToU8, zipSync } from 'fflate';

type WorkbookCell = string | number | boolean | null;

const MARKUP = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Rows = readonly (readonly WorkbookCell[])[];

/** An XLSX file with one sheet of these rows, and whatever else its archive should have. */
export function aWorkbook(rows: Rows, more: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  return aWorkbookOf({ A: rows }, more);
}

/** An XLSX file with these sheets in their order. */
export function aWorkbookOf(
  sheets: Readonly<Record<string, Rows>>,
  more: Readonly<Record<string, Uint8Array>> = {},
): Buffer {
  const named = Object.keys(sheets).map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = named.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files = {
    '[Content_Types].xml': `${MARKUP}<Types/>`,
    'xl/workbook.xml': `${MARKUP}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${MARKUP}<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)]),
    ),
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(entries), ...more }));
}

function sheetOf(rows: Rows): string {
  const lines = rows.map((cells, index) => `<row r="${index + 1}">${cellsOf(cells, index + 1)}</row>`);
  return `${MARKUP}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellsOf(cells: readonly WorkbookCell[], row: number): string {
  return cells
    .map((value, index) => (value === null ? '' : cellOf(`${columnOf(index)}${row}`, value)))
    .join('');
}

function cellOf(reference: string, value: string | number | boolean): string {
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${Number(value)}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** 0 → A, 26 → AA. */
const columnOf = (index: number): string =>
  (index >= 26 ? columnOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
