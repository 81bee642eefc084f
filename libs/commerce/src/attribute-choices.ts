export const ATTRIBUTE_VALUE_MAX_LENGTH = 100;

/** Filters treat the brand of products as an attribute, whose id this is. */
export const BRAND_ATTRIBUTE_ID = 0;

/** Products that have one of the values. */
export interface AttributeChoice {
  readonly attributeId: number;
  readonly values: readonly string[];
}

const MAX_CHOSEN_VALUES = 20;

/** As in a URL: `12:Steel,12:Iron,13:500`, the values encoded. Null for another text. */
export function parseAttributeChoices(text: string): AttributeChoice[] | null {
  const chosen = new Map<number, string[]>();
  const pairs = text.split(',');
  if (pairs.length > MAX_CHOSEN_VALUES) return null;
  for (const pair of pairs) {
    const [, id, encoded] = /^(0|[1-9]\d{0,8}):(.+)$/.exec(pair) ?? [];
    const value = encoded && decoded(encoded);
    if (!value || value.length > ATTRIBUTE_VALUE_MAX_LENGTH) return null;
    const values = chosen.get(Number(id)) ?? [];
    if (!values.includes(value)) values.push(value);
    chosen.set(Number(id), values);
  }
  return [...chosen].map(([attributeId, values]) => ({ attributeId, values }));
}

export function formatAttributeChoices(choices: readonly AttributeChoice[]): string | undefined {
  const pairs = choices.flatMap(({ attributeId, values }) =>
    values.map((value) => `${attributeId}:${encodeURIComponent(value)}`),
  );
  return pairs.length > 0 ? pairs.join(',') : undefined;
}

/** Decimals, inclusive; null is open. */
export interface AttributeRange {
  readonly from: string | null;
  readonly to: string | null;
}

const RANGE = /^(-?\d{1,9}(?:\.\d{1,4})?)?\.\.(-?\d{1,9}(?:\.\d{1,4})?)?$/;

/** A chosen value of a number attribute may be a range: `250..`, `..8`, `1.5..3`. Null for another text. */
export function parseAttributeRange(value: string): AttributeRange | null {
  const [, from = null, to = null] = RANGE.exec(value) ?? [];
  return from === null && to === null ? null : { from, to };
}

export const formatAttributeRange = ({ from, to }: AttributeRange): string => `${from ?? ''}..${to ?? ''}`;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
