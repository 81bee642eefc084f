import { cleanNumber } from './clean-text';
import { type FieldRules, lineRule, textRule } from './field-rules';
import { keywordsRule, PRODUCT_LIMITS } from './product-rules';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_PRODUCT_IMAGES = 20;

const required = { min: 1, messageKey: 'validation.required' } as const;

export interface ImageForm {
  readonly alt: string;
}

export const IMAGE_RULES: FieldRules<ImageForm> = { alt: lineRule(200, required) };

export interface TranslationForm {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
}

/** An empty text is not translated yet: the shop shows English. */
export const TRANSLATION_RULES: FieldRules<TranslationForm> = {
  name: (name, form) =>
    name.trim() === ''
      ? null
      : lineRule(PRODUCT_LIMITS.nameMax, {
          min: PRODUCT_LIMITS.nameMin,
          messageKey: 'validation.productNameLength',
        })(name, form),
  description: textRule(PRODUCT_LIMITS.descriptionMax),
  keywords: keywordsRule,
};

/** Uploaded pictures are stored in these widths. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

const STORED_IMAGE = /^(\/media\/[0-9a-f]{32})-\d+\.webp$/;

/** The `srcset` of a stored picture in AVIF and WebP; null for a picture of another origin. */
export function imageSources(url: string): { readonly avif: string; readonly webp: string } | null {
  const base = STORED_IMAGE.exec(url)?.[1];
  if (base === undefined) return null;
  const sources = (type: string) =>
    IMAGE_WIDTHS.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp') };
}

export const ATTRIBUTE_VALUE_TYPES = ['text', 'number'] as const;
export type AttributeValueType = (typeof ATTRIBUTE_VALUE_TYPES)[number];

export interface AttributeForm {
  readonly name: string;
  readonly valueType: AttributeValueType;
  readonly unit: string;
}

export const ATTRIBUTE_RULES: FieldRules<AttributeForm> = {
  name: lineRule(60, required),
  valueType: (type) => (ATTRIBUTE_VALUE_TYPES.includes(type) ? null : { messageKey: 'validation.required' }),
  unit: lineRule(20),
};

export const ATTRIBUTE_VALUE_MAX_LENGTH = 100;
const NUMBER = /^-?\d{1,9}([.,]\d{1,4})?$/;

/** "007,50" → "7.5"; null for a text that is no number. */
export function parseAttributeNumber(text: string): string | null {
  const number = cleanNumber(text);
  return NUMBER.test(number) ? String(Number(number.replace(',', '.'))) : null;
}

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
    const [, id, encoded] = /^([1-9]\d{0,8}):(.+)$/.exec(pair) ?? [];
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

export const MAX_PRODUCT_DOCUMENTS = 20;

export interface DocumentForm {
  readonly title: string;
}

export const DOCUMENT_RULES: FieldRules<DocumentForm> = { title: lineRule(120, required) };
