import { type Address, ADDRESS_FIELDS, type AddressField, validateShippingAddress } from './address-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRule, type FieldRules, lineRule } from './field-rules';

export const MAX_SAVED_ADDRESSES = 50;
const LABEL_MAX_LENGTH = 60;

/** A place that an account has things delivered to; its label is unique in the account. */
export interface SavedAddressForm extends Address {
  readonly label: string;
}

export const SAVED_ADDRESS_FIELDS = ['label', ...ADDRESS_FIELDS] as const;

const labelRule: FieldRule = lineRule(LABEL_MAX_LENGTH, {
  min: 1,
  messageKey: 'validation.addressNameRequired',
});

/** Rules of the form and of its request: those of a shipping address, field by field. */
export const SAVED_ADDRESS_RULES: FieldRules<SavedAddressForm> = {
  label: labelRule,
  ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, addressRule(field)])) as FieldRules<Address>),
};

export function validateSavedAddress(
  form: SavedAddressForm,
): FieldProblem<(typeof SAVED_ADDRESS_FIELDS)[number]>[] {
  const problem = labelRule(form.label, form);
  return [...(problem ? [{ field: 'label' as const, ...problem }] : []), ...validateShippingAddress(form)];
}

function addressRule(field: AddressField): FieldRule {
  return (value, form) => {
    const address = { ...(form as Address), [field]: value };
    const problem = validateShippingAddress(address).find((each) => each.field === field);
    return problem ? { messageKey: problem.messageKey, values: problem.values } : null;
  };
}
