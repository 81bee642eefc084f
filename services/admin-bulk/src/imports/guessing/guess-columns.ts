import { foldText } from '@kp/commerce';
import { type Candidate, type GuessedColumn, isTold, likeliest } from './candidate';
import { fieldsOfHead } from './head-words';
import { withNetPrice } from './net-price';
import { fieldsOfValues, otherFieldOf } from './value-shapes';

/** Heads below it name something else with the same word in it. */
const MIN_SCORE = 0.4;
/** Barcodes, files and units are hardly anything else; amounts and codes may be of anything that a head can name. */
const TOLD_BY_VALUES = new Set(['gtin', 'pictures', 'unit', 'name']);
const PRICES = new Set(['price', 'costPrice', 'compareAtPrice']);
/** "B", "Column 3": says nothing. */
const NO_NAME =
  /^(?:\p{L}|column|col|field|spalte|colonne|coloana|columna|colonna|coluna|kolumna)?[ _]?\d*$/iu;
/** A head that names one field while all values are those of another one, such as codes that are barcodes. */
const CONTRADICTION = 0.8;

const keyOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}:[\]]/gu, '');

/**
 * For every column the field that its head and its values name, each field once; null for a column that names none.
 * @param isTaxIncluded in the prices of the shop: of one price with VAT and without the one is taken that it enters
 */
export function guessColumns(
  columns: readonly GuessedColumn[],
  fields: readonly string[],
  isTaxIncluded = false,
): (string | null)[] {
  const byKey = new Map(fields.map((field) => [keyOf(field), field]));
  const known = new Set(fields);
  const candidates = columns.flatMap(({ name, values }, column): Candidate[] => {
    const own = byKey.get(keyOf(name));
    if (own !== undefined) return [{ column, field: own, score: 2, isByHead: own !== name }];
    return candidatesOf(name, values).flatMap(([field, score, isByHead]) => {
      const target = isPossible(field, known) ? field : substituteOf(field, known);
      return target === null ? [] : [{ column, field: target, score, isByHead }];
    });
  });
  const priced = withNetPrice(candidates, columns, isTaxIncluded);
  const named = known.has('name') ? withName(priced) : priced;
  return withBrand(withPrice(assign(columns.length, named)), columns, known);
}

/** A list that calls nothing a name calls it a description. */
function withName(candidates: readonly Candidate[]): readonly Candidate[] {
  const isNamed = likeliest(candidates).some((each) => each.field === 'name' && isTold(each));
  const names = candidates
    .filter(({ field, isByHead }) => field === 'description' && isByHead)
    .map((candidate) => ({ ...candidate, field: 'name', score: candidate.score + 0.01 }));
  // Without prices it may be a list of descriptions alone.
  const isOffer = candidates.some((each) => PRICES.has(each.field) && isTold(each));
  return isNamed || !isOffer ? candidates : [...candidates, ...names];
}

function candidatesOf(name: string, values: readonly string[]): [string, number, boolean][] {
  const byHead = readByValues(fieldsOfHead(name), values);
  const byValues = fieldsOfValues(values);
  const contradicted = [...byValues].some(([field, score]) => score > CONTRADICTION && !byHead.has(field));
  const fields = new Set([...byHead.keys(), ...byValues.keys()]);
  const saysNothing = NO_NAME.test(name.trim());
  return [...fields].flatMap((field): [string, number, boolean][] => {
    const head = byHead.get(field) ?? 0;
    if (head === 0 && !saysNothing && !TOLD_BY_VALUES.has(field)) return [];
    const shape = byValues.get(field) ?? 0;
    // A head that says nothing leaves it to the values, one that says something else outweighs most of them.
    const score =
      head > 0 ? head * (contradicted ? 0.8 : 1) + shape / 10 : byHead.size > 0 ? shape - 0.1 : shape;
    return score >= MIN_SCORE ? [[field, score, head > 0]] : [];
  });
}

/** A head may name one of two things, of which the values tell which it is. */
function readByValues(byHead: ReadonlyMap<string, number>, values: readonly string[]): Map<string, number> {
  const read = [...byHead].map(([field, score]) => [otherFieldOf(field, values) ?? field, score] as const);
  return new Map(read.sort(([, one], [, other]) => one - other));
}

/** A net price is one of two prices. */
const isPossible = (field: string, known: ReadonlySet<string>): boolean =>
  known.has(field) || (field === 'netPrice' && known.has('price'));

/** Files of exports have one picture's address, or a code in the column of the shop's own one. */
function substituteOf(field: string, known: ReadonlySet<string>): string | null {
  if (field === 'code' && known.has('sku')) return 'sku';
  return field === 'pictures' && known.has('imageUrl') ? 'imageUrl' : null;
}

function assign(count: number, candidates: readonly Candidate[]): (string | null)[] {
  const mapping: (string | null)[] = Array<null>(count).fill(null);
  const used = new Set<string>();
  const ordered = [...candidates].sort((one, other) => other.score - one.score || one.column - other.column);
  for (const { column, field } of ordered) {
    if (mapping[column] !== null || used.has(field)) continue;
    mapping[column] = field;
    used.add(field);
  }
  return mapping;
}

/** A list with nothing but recommended prices has them for prices. */
const withPrice = (mapping: (string | null)[]): (string | null)[] =>
  mapping.includes('price')
    ? mapping
    : mapping.map((field) => (field === 'compareAtPrice' ? 'price' : field));

/** Suppliers call a brand its manufacturer; where both are told, and in an export, the manufacturer is the one in charge. */
function withBrand(
  mapping: (string | null)[],
  columns: readonly GuessedColumn[],
  known: ReadonlySet<string>,
): (string | null)[] {
  if (mapping.includes('brand') || mapping.includes('manufacturerAddress') || !known.has('brand'))
    return mapping;
  return mapping.map((field, place) =>
    field === 'manufacturerName' && columns[place]?.name !== field ? 'brand' : field,
  );
}

/**
 * As a file with the same head was read before. A column that was left out is suggested again when it names an attribute,
 * which may not have existed then.
 */
export function rememberedMapping(
  former: readonly (string | null)[],
  columns: readonly GuessedColumn[],
  fields: readonly string[],
  isTaxIncluded = false,
): (string | null)[] {
  const guessed = guessColumns(columns, fields, isTaxIncluded);
  return former.map((field, index) => {
    if (field && fields.includes(field)) return field;
    const found = guessed[index] ?? null;
    return found?.startsWith('attribute:') && !former.includes(found) ? found : null;
  });
}
