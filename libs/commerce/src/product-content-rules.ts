import { ATTRIBUTE_VALUE_TYPES, type AttributeValueType } from './attribute-values';
import { type FieldRules, lineRule, textRule } from './field-rules';
import { keywordsRule, PRODUCT_LIMITS } from './product-rules';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_PRODUCT_IMAGES = 20;
export const IMAGE_ALT_MAX = 200;

const required = { min: 1, messageKey: 'validation.required' } as const;

export interface ImageForm {
  readonly alt: string;
}

export const IMAGE_RULES: FieldRules<ImageForm> = { alt: lineRule(IMAGE_ALT_MAX, required) };

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

export const MAX_PRODUCT_DOCUMENTS = 20;

export interface DocumentForm {
  readonly title: string;
}

export const DOCUMENT_RULES: FieldRules<DocumentForm> = { title: lineRule(120, required) };
