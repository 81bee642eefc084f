import type { AdminProductGroupResponse, SaveProductGroupRequest } from '@kp/api-client/admin';

export const MAX_OPTIONS = 3;

export interface VariantRow {
  readonly key: string;
  /** Without it a new product. */
  readonly productId?: number;
  /** The product that is being created, which has its code, price and stock elsewhere. */
  readonly isItself?: boolean;
  /** Of an existing product: its name. */
  readonly label?: string;
  readonly values: readonly string[];
  readonly sku: string;
  readonly price: string;
  readonly stock: string;
}

/** A product of the shop that is or becomes a variant. */
export interface JoinedProduct {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** Null on request. */
  readonly price: string | null;
  readonly stockQuantity: number;
}

export interface GroupDraft {
  readonly name: string;
  readonly names: Record<string, string>;
  readonly options: readonly string[];
  readonly rows: readonly VariantRow[];
}

const NEW = { sku: '', price: '', stock: '' };

export const rowOf = (product: JoinedProduct, values: readonly string[]): VariantRow => ({
  key: `product ${product.id}`,
  productId: product.id,
  label: product.name,
  values,
  sku: product.code,
  price: product.price ?? '',
  stock: String(product.stockQuantity),
});

export function draftOf(group: AdminProductGroupResponse): GroupDraft {
  const { name, names, options, variants } = group;
  const rows = variants.map((each) => rowOf({ ...each, id: each.productId }, each.values));
  return { name, names: names as Record<string, string>, options, rows };
}

const withoutCommas = (text: string) => text.replace(/^[\s,;–-]+|[\s,;–-]+$/g, '');

/** The words that all names share name the group, the others are the values: "Gloves, M, Box", "Gloves, L, Box". */
export function draftOfProducts(products: readonly JoinedProduct[]): GroupDraft {
  const names = products.map(({ name }) => name.split(' '));
  const [first = []] = names;
  const shortest = Math.min(...names.map(({ length }) => length));
  const isShared = (at: number) => names.every((words) => words.at(at) === first.at(at));
  let begin = 0;
  while (begin < shortest - 1 && isShared(begin)) begin += 1;
  let end = 0;
  while (end < shortest - 1 - begin && isShared(-1 - end)) end += 1;
  // "20 cm" is one value: what follows it begins after a comma.
  while (end > 0 && !names.every((words) => words.at(-1 - end)?.endsWith(','))) end -= 1;
  const middle = (words: readonly string[]) => words.slice(begin, words.length - end).join(' ');
  const shared = [first.slice(0, begin).join(' '), first.slice(first.length - end).join(' ')];
  const name = end === 0 ? shared[0]! : `${withoutCommas(shared[0]!)}, ${shared[1]!}`;
  return {
    name: withoutCommas(name) || first.join(' '),
    names: {},
    options: [''],
    rows: products.map((product, place) => rowOf(product, [withoutCommas(middle(names[place]!))])),
  };
}

/** With another number of options; a new one is empty in every row. */
export function withOptions(draft: GroupDraft, options: readonly string[], removed?: number): GroupDraft {
  const valuesOf = ({ values }: VariantRow) => {
    const kept = removed === undefined ? [...values] : values.filter((_value, place) => place !== removed);
    return options.map((_option, place) => kept[place] ?? '');
  };
  return { ...draft, options, rows: draft.rows.map((row) => ({ ...row, values: valuesOf(row) })) };
}

/** A product is there once. */
export function withProduct(draft: GroupDraft, product: JoinedProduct): GroupDraft {
  const { options, rows } = draft;
  if (rows.some(({ productId }) => productId === product.id)) return draft;
  const values = options.map(() => '');
  return { ...draft, rows: [...rows, rowOf(product, values)] };
}

/** "S, M, L" → three values; each once. */
export const valuesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;،、，]/)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

/**
 * Rows for every combination that is not there yet; a product without values takes one that its name has, else the first.
 *
 * @param lists of values, one per option
 */
export function withCombinations(draft: GroupDraft, lists: readonly (readonly string[])[]): GroupDraft {
  const combinations = lists.reduce<string[][]>(
    (found, values) => found.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
  const missing = new Map(combinations.map((values) => [keyOf(values), values]));
  for (const { values } of draft.rows) missing.delete(keyOf(values));
  const rows = draft.rows.map((row) => {
    if (row.values.some(isFilled)) return row;
    const words = ` ${wordsOf(row.label ?? draft.name).join(' ')} `;
    const isNamed = (values: readonly string[]) =>
      values.every((value) => words.includes(` ${wordsOf(value).join(' ')} `));
    const taken = [...missing.values()].find(isNamed) ?? missing.values().next().value;
    if (taken) missing.delete(keyOf(taken));
    return taken ? { ...row, values: taken } : row;
  });
  const added = [...missing].map(([key, values]): VariantRow => ({ key: `new ${key}`, values, ...NEW }));
  return { ...draft, rows: [...rows, ...added] };
}

const keyOf = (values: readonly string[]) => values.join('\n').toLowerCase();
const wordsOf = (text: string) => text.toLowerCase().split(/[\s,;·]+/);

/** Of a product that is not saved yet: it is the first variant. */
export const newDraft = (): GroupDraft => ({
  name: '',
  names: {},
  options: [''],
  rows: [{ key: 'itself', isItself: true, values: [''], ...NEW }],
});

/** What is still to be entered: names of options, and variants without one of their values. */
export const emptyFields = ({ options, rows }: GroupDraft): string[] => [
  ...options.flatMap((option, place) => (isFilled(option) ? [] : [`options.${place}`])),
  ...rows.flatMap(({ values }, place) => (values.every(isFilled) ? [] : [`variants.${place}.values`])),
];

export const isFilled = (text: string) => text.trim() !== '';

export const variantsOf = ({ rows }: Pick<GroupDraft, 'rows'>): SaveProductGroupRequest['variants'] =>
  rows.map(({ productId, isItself, values, sku, price, stock }) => ({
    productId,
    values: [...values],
    ...(productId === undefined &&
      !isItself && {
        sku: sku.trim() || undefined,
        price: price.trim() || undefined,
        stockQuantity: stock.trim() ? Number(stock) : undefined,
      }),
  }));

/** @param templateId what new products are made like */
export function requestOf(
  { name, names, options, rows }: GroupDraft,
  templateId: number,
  version: number | undefined,
): SaveProductGroupRequest {
  const variants = variantsOf({ rows });
  return { name, names, options: [...options], variants, templateId, version };
}
