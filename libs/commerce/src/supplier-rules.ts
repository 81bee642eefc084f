import { isEmail } from './credential-rules';
import { isBlank } from './field-problem';
import { type FieldRules, lineRule, textRule } from './field-rules';
import { optionalPhoneRule } from './phone-rules';

export const SUPPLIER_LIMITS = { nameMax: 200, contactPersonMax: 200, notesMax: 2000 } as const;

export interface SupplierForm {
  readonly name: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
}

const nameLength = { messageKey: 'validation.supplierNameLength' } as const;
const nameRule = lineRule(SUPPLIER_LIMITS.nameMax, { min: 2, ...nameLength });

/** Rules of the supplier form and of its request. */
export const SUPPLIER_RULES: FieldRules<SupplierForm> = {
  name: (name, form) => (nameRule(name, form) ? nameLength : null),
  contactPerson: lineRule(SUPPLIER_LIMITS.contactPersonMax),
  email: (email) => (isBlank(email) || isEmail(email) ? null : { messageKey: 'validation.emailInvalid' }),
  phone: optionalPhoneRule,
  notes: textRule(SUPPLIER_LIMITS.notesMax),
};
