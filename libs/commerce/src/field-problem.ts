/** Names of the messages that rules answer with; the texts are `common:validation.{name}`. */
export const VALIDATION_MESSAGES = [
  'required',
  'emailInvalid',
  'passwordTooShort',
  'passwordsDontMatch',
  'currentPasswordRequired',
  'firstNameRequired',
  'lastNameRequired',
  'addressRequired',
  'cityRequired',
  'stateRequired',
  'countyRequired',
  'billingCountyRequired',
  'zipCodeRequired',
  'countryRequired',
  'phoneRequired',
  'paymentMethodInvalid',
  'companyAddressRequired',
  'companyCityRequired',
  'companyCountyRequired',
  'companyCountryRequired',
  'tooLong',
  'contactNameTooShort',
  'contactEmailInvalid',
  'contactSubjectTooShort',
  'contactMessageTooShort',
  'contactCategoryInvalid',
  'quoteCompanyNameRequired',
  'quoteProductsTooShort',
  'quoteLocationsInvalid',
  'productNameLength',
  'productSlugInvalid',
  'productPriceInvalid',
  'productCompareAtPriceInvalid',
  'productStockInvalid',
  'productCategoryRequired',
  'productStatusInvalid',
] as const;

export type ValidationMessageKey = `validation.${(typeof VALIDATION_MESSAGES)[number]}`;

/** One field that breaks a rule, with the key of the sentence that says so and the values in it. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly messageKey: ValidationMessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export function isBlank(value: string | null | undefined): boolean {
  return !value || value.trim() === '';
}

/** True when the text has fewer than `min` characters, spaces around it not counted. */
export function isShorter(text: string, min: number): boolean {
  return text.trim().length < min;
}

/** A problem when the text is longer than `max` characters, else null. */
export function tooLong<Field extends string>(
  field: Field,
  value: string | null | undefined,
  max: number,
): FieldProblem<Field> | null {
  return value && value.length > max ? { field, messageKey: 'validation.tooLong', values: { max } } : null;
}

/** The problems among the answers of several rules, in order. */
export function problemsOf<Field extends string>(
  ...answers: readonly (FieldProblem<Field> | null | false)[]
): FieldProblem<Field>[] {
  return answers.filter((answer) => answer !== null && answer !== false);
}
