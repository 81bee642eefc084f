/** Duties of a shop that sells to consumers. Each is a setting by country. */
export const LEGAL_DUTIES = [
  'withdrawal',
  'guaranteeNotice',
  'productSafety',
  'priorPrice',
  'grossPrice',
  'complaintLinks',
  'accessibility',
] as const;
export type LegalDuty = (typeof LEGAL_DUTIES)[number];

export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const isEuCountry = (code: string): boolean => EU_COUNTRIES.includes(code);

/** What the owner chose for a country, where it differs from the law of the EU. */
export interface LegalChoice {
  readonly country: string;
  readonly duty: string;
  readonly isOn: boolean;
}

/** @param country ISO 3166 code */
export function isDutyOn(choices: readonly LegalChoice[], duty: LegalDuty, country: string): boolean {
  const choice = choices.find((each) => each.country === country && each.duty === duty);
  return choice?.isOn ?? isEuCountry(country);
}

/** A company with a tax number buys for its business; everybody else is a consumer. */
export const BUYER_KINDS = ['consumer', 'business'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

export function buyerKindOf(company: string | null | undefined, vatNumber: string | null): BuyerKind {
  return company?.trim() && vatNumber ? 'business' : 'consumer';
}
