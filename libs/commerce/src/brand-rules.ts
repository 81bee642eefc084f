import { type FieldRules, lineRule } from './field-rules';

export interface BrandForm {
  readonly name: string;
}

export const BRAND_RULES: FieldRules<BrandForm> = {
  name: lineRule(60, { min: 1, messageKey: 'validation.required' }),
};
