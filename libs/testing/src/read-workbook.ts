import { strFromU8, unzipSync } from 'fflate';

const ROW = /<row [^>]*>(.*?)<\/row>/gs;
const CELL = /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The first sheet: texts as texts, numbers as numbers, null for cells that are empty. Formulas are refused. */
export function readWorkbook(content: Uint8Array): (string | number | null)[][] {
  const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml']!);
  return [...sheet.matchAll(ROW)].map(([, row]) => {
    const cells: (string | number | null)[] = [];
    for (const [, column, attributes, value] of row!.matchAll(CELL)) {
      const index = [...column!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < index) cells.push(null);
      cells.push(valueOf(attributes!, value));
    }
    return cells;
  });
}

function valueOf(attributes: string, value = ''): string | number | null {
  if (value === '') return null;
  if (value.includes('<f')) throw new Error(`A formula: ${value}`);
  const number = /^<v>(.*)<\/v>$/.exec(value)?.[1];
  if (number !== undefined) return Number(number);
  const text = /t="inlineStr"/.test(attributes) && /<t(?: [^>]*)?>(.*)<\/t>/s.exec(value)?.[1];
  if (typeof text !== 'string') throw new Error(`A cell that is neither text nor number: ${value}`);
  return text
    .replace(/&(\w+);/g, (_entity, name: string) => ENTITIES[name]!)
    .replace(/_x([\dA-F]{4})_/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
