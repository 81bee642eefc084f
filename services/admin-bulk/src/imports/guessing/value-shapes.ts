import { countryCell, numberCell } from '@kp/platform/imports';
import { isOnRequest } from '../normalizing/price-cell';
import { availabilityOf } from '../normalizing/stock-cell';
import { percentOf } from '../normalizing/tax-cell';
import { unitOf } from '../normalizing/unit-cell';

const BARCODE = /^(?:\d{8}|\d{12,14}|\d[.,]\d+E\+\d+)$/i;
const PICTURE = /(?:\.(?:jpe?g|png|webp|avif|gif)(?:\b|$))|^https?:\/\/\S+$/i;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]{2,24}$/u;
const HAS_DECIMALS = /[.,]\d{1,2}(?:\D*)$/;
const HAS_CURRENCY = /\p{Sc}|\b(?:lei|ron|eur|usd|gbp|chf|pln|aed)\b|zł|د\.إ/iu;

const isNumber = (text: string) => 'number' in numberCell(text);
const isAmount = (text: string) =>
  isOnRequest(text) || (isNumber(text) && (HAS_DECIMALS.test(text) || HAS_CURRENCY.test(text)));

/** Fields that values alone give away, with how sure that is. */
const SHAPES: readonly { field: string; weight: number; fits: (text: string) => boolean }[] = [
  { field: 'gtin', weight: 0.9, fits: (text) => BARCODE.test(text.replace(/[ -]/g, '')) },
  { field: 'pictures', weight: 0.9, fits: (text) => PICTURE.test(text) },
  { field: 'taxClass', weight: 0.85, fits: (text) => percentOf(text) !== null && text.includes('%') },
  { field: 'unit', weight: 0.8, fits: (text) => unitOf(text) !== null && !isNumber(text) },
  { field: 'originCountry', weight: 0.6, fits: (text) => text.length > 1 && countryCell(text) !== null },
  { field: 'price', weight: 0.5, fits: isAmount },
  { field: 'code', weight: 0.45, fits: (text) => CODE.test(text) && !BARCODE.test(text) },
];

const MIN_SHARE = 0.6;
/** Repeated in many rows, a text names no single article. */
const MIN_DISTINCT = 0.9;

/** How surely the values of a column are those of a field, from 0 to 1. */
export function fieldsOfValues(values: readonly string[]): Map<string, number> {
  const filled = values.map((value) => value.trim()).filter(Boolean);
  if (filled.length === 0) return new Map();
  const distinct = new Set(filled).size / filled.length;
  const scores = new Map<string, number>();
  for (const { field, weight, fits } of SHAPES) {
    if (field === 'code' && distinct < MIN_DISTINCT) continue;
    const share = filled.filter(fits).length / filled.length;
    if (share >= MIN_SHARE) scores.set(field, weight * share);
  }
  const length = filled.reduce((sum, value) => sum + value.length, 0) / filled.length;
  const isProse = filled.filter((value) => /\p{L}{3}/u.test(value)).length / filled.length > MIN_DISTINCT;
  if (isProse && distinct > MIN_DISTINCT && length >= 8 && !scores.has('pictures')) scores.set('name', 0.4);
  return scores;
}

const isOfCodes = { field: 'codeOfFirm', fits: (text: string) => CODE.test(text) || isNumber(text) };

/** Of heads that stand for two things: which values make it the other one. */
const OTHERWISE: Readonly<Record<string, { field: string; fits: (text: string) => boolean }>> = {
  stock: { field: 'inStock', fits: (text) => availabilityOf(text) !== null },
  inStock: { field: 'stock', fits: (text) => isNumber(text) && !/^[01]$/.test(text) },
  packSize: { field: 'unit', fits: (text) => unitOf(text) !== null && !isNumber(text) },
  brand: isOfCodes,
  manufacturerName: isOfCodes,
  country: { field: 'originCountry', fits: (text) => countryCell(text) !== null },
};

/** "Disponibilidad" of words says whether there are some, of numbers how many; null where the head keeps its meaning. */
export function otherFieldOf(field: string, values: readonly string[]): string | null {
  const other = OTHERWISE[field];
  const filled = values.map((value) => value.trim()).filter(Boolean);
  if (!other || filled.length === 0) return null;
  return filled.filter(other.fits).length / filled.length >= MIN_SHARE ? other.field : null;
}
