import type { AdminProductGroupResponse, SaveProductGroupRequest } from '@kp/api-client/admin';

export const MAX_OPTIONS = 3;

export interface VariantRow {
  readonly key: string;
  /** Without it a new product. */
  readonly productId?: number;
  /** The product that is being created, which has its code, price and stock elsewhere. */
  readonly isItself?: boolean;
  /** Of an existing product. */
  readonly label?: string;
  readonly values: readonly string[];
  readonly sku: string;
  readonly price: string;
  readonly stock: string;
}

export interface GroupDraft {
  readonly name: string;
  readonly names: Record<string, string>;
  readonly options: readonly string[];
  readonly rows: readonly VariantRow[];
}

const NEW = { sku: '', price: '', stock: '' };

export const rowOf = (productId: number, label: string, values: readonly string[]): VariantRow => ({
  key: `product ${productId}`,
  productId,
  label,
  values,
  ...NEW,
});

export function draftOf(group: AdminProductGroupResponse): GroupDraft {
  const { name, names, options, variants } = group;
  const rows = variants.map((each) => rowOf(each.productId, `${each.name} · ${each.code}`, each.values));
  return { name, names: names as Record<string, string>, options, rows };
}

interface NamedProduct {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

const withoutCommas = (text: string) => text.replace(/^[\s,;–-]+|[\s,;–-]+$/g, '');

/** The words that all names share name the group, the others are the values: "Gloves, M, Box", "Gloves, L, Box". */
export function draftOfProducts(products: readonly NamedProduct[]): GroupDraft {
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
    rows: products.map((product, place) =>
      rowOf(product.id, `${product.name} · ${product.code}`, [withoutCommas(middle(names[place]!))]),
    ),
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
export function withProduct(draft: GroupDraft, id: number, label: string): GroupDraft {
  const { options, rows } = draft;
  if (rows.some(({ productId }) => productId === id)) return draft;
  const values = options.map(() => '');
  return { ...draft, rows: [...rows, rowOf(id, label, values)] };
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

/** Rows for every combination that is not there yet. @param lists of values, one per option */
export function withCombinations(draft: GroupDraft, lists: readonly (readonly string[])[]): GroupDraft {
  const combinations = lists.reduce<string[][]>(
    (found, values) => found.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
  const keyOf = (values: readonly string[]) => values.join('\n').toLowerCase();
  const known = new Set(draft.rows.map(({ values }) => keyOf(values)));
  const added = combinations
    .filter((values) => !known.has(keyOf(values)))
    .map((values): VariantRow => ({ key: `new ${keyOf(values)}`, values, ...NEW }));
  return { ...draft, rows: [...draft.rows, ...added] };
}

/** Of a product that is not saved yet: it is the first variant. */
export const newDraft = (): GroupDraft => ({
  name: '',
  names: {},
  options: [''],
  rows: [{ key: 'itself', isItself: true, values: [''], ...NEW }],
});

/** Whether each option has a name and each variant its values. */
export const isComplete = ({ options, rows }: GroupDraft): boolean =>
  options.every(isFilled) && rows.every(({ values }) => values.every(isFilled));

const isFilled = (text: string) => text.trim() !== '';

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
