import { type FieldRules, lineRule, textRule } from './field-rules';
import { PRODUCT_LIMITS } from './product-rules';

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
