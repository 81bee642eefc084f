import { type FieldRules, lineRule, textRule } from './field-rules';
import { imageUrlRule } from './product-rules';
import { isSlug } from './slug';
import { type TaxClass, taxClassByCountryRule, taxClassRule } from './tax';

export const CATEGORY_LIMITS = { nameMax: 100, descriptionMax: 2000 } as const;

export interface CategoryForm {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly imageUrl: string;
  /** Empty for the standard one. */
  readonly taxClass: TaxClass | '';
  /** Of countries that tax its goods otherwise. */
  readonly taxClassByCountry: Readonly<Record<string, TaxClass>>;
}

const nameLength = { messageKey: 'validation.categoryNameLength' } as const;
const nameRule = lineRule(CATEGORY_LIMITS.nameMax, { min: 2, ...nameLength });

/** Rules of the category form and of its request. */
export const CATEGORY_RULES: FieldRules<CategoryForm> = {
  name: (name, form) => (nameRule(name, form) ? nameLength : null),
  slug: (slug) => (isSlug(slug) ? null : { messageKey: 'validation.productSlugInvalid' }),
  description: textRule(CATEGORY_LIMITS.descriptionMax),
  imageUrl: imageUrlRule,
  taxClass: taxClassRule,
  taxClassByCountry: taxClassByCountryRule,
};
