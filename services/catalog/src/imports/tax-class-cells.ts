import {
  cleanCode,
  isBlank,
  type RuleProblem,
  type TaxClass,
  taxClassByCountryRule,
  type TaxClasses,
} from '@kp/commerce';
import { countryCodeOf } from '@kp/commerce/countries';

export const readTaxClass = (text: string): string =>
  cleanCode(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** "DE: reduced; FR: super_reduced" in the order of the codes; empty without any. */
export function taxClassByCountryCell(classes: TaxClasses): string {
  const cells = Object.entries(classes).map(([country, taxClass]) => `${country}: ${taxClass}`);
  return cells.sort().join('; ');
}

/** As an export writes it, with countries by their codes or names. */
export function readTaxClassByCountry(text: string): { value: string } | RuleProblem {
  const classes = taxClassesByCountryIn(text);
  const unknown = Object.entries(classes).find(([country, taxClass]) =>
    taxClassByCountryRule({ [country]: taxClass }, {}),
  );
  return unknown
    ? { messageKey: 'validation.importValueUnknown', values: { value: unknown.join(': ').slice(0, 100) } }
    : { value: taxClassByCountryCell(classes) };
}

/** What is no country stays as it was written, for the rule to refuse. */
export function taxClassesByCountryIn(text: string): Record<string, TaxClass> {
  const entries = text
    .split(/[;\n]/)
    .filter((entry) => !isBlank(entry))
    .map((entry) => {
      const [country = '', taxClass = ''] = entry.split(':').map((part) => part.trim());
      return [countryCodeOf(country) ?? country, readTaxClass(taxClass) as TaxClass] as const;
    });
  return Object.fromEntries(entries);
}
