import { cleanSearch } from './clean-search';
import { capQuantity, type ProductQuantity } from './cart-rules';

/** Of the codes of one text. */
export const MAX_CODES = 50;

/** "pcs" in the languages of the shop. */
const PIECES =
  '(?:\\s*(?:pcs|pc|pieces|piece|buc|bucăți|bucati|stk|stück|stueck|pièces|pièce|pz|pezzi|uds|ud|unidades|un|قطعة|قطع|件|个|個|개)(?![\\p{L}\\p{N}])\\.?)';
const TIMES = '\\s*[x×*]\\s*';

/**
 * "2 x KP-301", "KP-301 x 2", "kp301; 2", "KP 301 2 pcs", "4 pcs KP-301". A number before a times sign belongs to the code
 * behind it.
 */
const ENTRY = new RegExp(
  `(?:(\\d{1,4})(?:${TIMES}|${PIECES}\\s*))?KP[\\s-]?([1-9]\\d{0,8})(?!\\d)(?:\\s*[x×*:=]\\s*(\\d{1,4})(?!\\d)${PIECES}?|[\\s,;|]+(\\d{1,4})(?!\\d|${TIMES}|${PIECES}\\s*KP)${PIECES}?)?[\\s,;|]*`,
  'iuy',
);
/** A code without its letters has three digits or more, and a quantity; sizes such as "20 30" are words. */
const BARE_LINE = /^(\d{3,9})(?:\s*[x×*:=]\s*|[ \t,;|]+)(\d{1,2})$/;

/**
 * A pasted list of product codes with quantities, such as from a spreadsheet; 1 without one.
 * @returns equal codes as one; empty for any other text, also for one code without a quantity
 */
export function readCodeList(text: string): ProductQuantity[] {
  const quantities = new Map<number, number>();
  const entries = bareLines(text) ?? entriesOf(cleanSearch(text));
  const isList = entries.length > 1 || entries[0]?.quantity !== undefined;
  if (!isList) return [];
  for (const { productId, quantity = 1 } of entries) {
    const sum = (quantities.get(productId) ?? 0) + quantity;
    quantities.set(productId, Math.max(1, capQuantity(sum, Infinity)));
  }
  return [...quantities].slice(0, MAX_CODES).map(([productId, quantity]) => ({ productId, quantity }));
}

export interface PastedCodes {
  readonly codes: readonly ProductQuantity[];
  /** Parts of the text that are no code, as they were written. */
  readonly notUnderstood: readonly string[];
}

/** As `readCodeList`, but other words between two codes or more are kept apart. */
export function readPastedCodes(text: string): PastedCodes {
  const all = readCodeList(text);
  if (all.length > 0) return { codes: all, notUnderstood: [] };
  const parts = text.split(/[\r\n,;]+/).filter((part) => cleanSearch(part) !== '');
  const read = parts.map((part) => ({ part: part.trim(), codes: codesOfPart(part) }));
  const codes = new Map<number, number>();
  for (const { productId, quantity } of read.flatMap((each) => each.codes))
    codes.set(productId, Math.max(1, capQuantity((codes.get(productId) ?? 0) + quantity, Infinity)));
  if (codes.size < 2) return { codes: [], notUnderstood: [] };
  return {
    codes: [...codes].slice(0, MAX_CODES).map(([productId, quantity]) => ({ productId, quantity })),
    notUnderstood: read.flatMap(({ part, codes: own }) => (own.length > 0 ? [] : [part])),
  };
}

/** A part may be one code without a quantity. */
function codesOfPart(part: string): readonly ProductQuantity[] {
  const list = readCodeList(part);
  if (list.length > 0) return list;
  return entriesOf(cleanSearch(part)).map(({ productId }) => ({ productId, quantity: 1 }));
}

/** A file of rows with a code and a quantity in any columns, as the text that a search understands. */
export function codesOfCsv(text: string): string {
  const rows = text.split(/[\r\n]+/).map((row) => row.replaceAll(/[",;\t]+/g, ' ').trim());
  const isHeader = (row: string, index: number) => index === 0 && !/\d/.test(row);
  return rows
    .filter((row, index) => row !== '' && !isHeader(row, index))
    .slice(0, MAX_CODES)
    .map((row) => {
      const [first] = readCodeList(row);
      return first ? `KP-${first.productId} x ${first.quantity}` : row;
    })
    .join(', ');
}

function bareLines(text: string) {
  const lines = text.split(/[\r\n]+/).filter((line) => cleanSearch(line) !== '');
  const found = lines.map((line) => BARE_LINE.exec(cleanSearch(line)));
  return lines.length > 0 && found.every((line) => line !== null)
    ? found.map(([, code, quantity]) => ({ productId: Number(code), quantity: Number(quantity) }))
    : null;
}

function entriesOf(text: string): { productId: number; quantity: number | undefined }[] {
  const entries = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < text.length) {
    const [, before, digits, after, behind] = ENTRY.exec(text) ?? [];
    // A search for words.
    if (!digits) return [];
    const quantity = before ?? after ?? behind;
    entries.push({
      productId: Number(digits),
      quantity: quantity === undefined ? undefined : Number(quantity),
    });
  }
  return entries;
}
