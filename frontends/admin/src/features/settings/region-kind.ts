import { countryCodeOf } from '@kp/commerce/countries';

const KINDS = {
  county: ['EE', 'GB', 'HR', 'HU', 'IE', 'NO', 'SE'],
  state: ['AT', 'AU', 'BR', 'DE', 'IN', 'MX', 'US'],
  province: ['AR', 'BE', 'CA', 'CN', 'ES', 'IT', 'NL', 'TR'],
} as const;

/** What the parts of a country are called that an address names. */
export function regionKind(country: string): keyof typeof KINDS | 'region' {
  const code = countryCodeOf(country);
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return kinds.find((kind) => code && (KINDS[kind] as readonly string[]).includes(code)) ?? 'region';
}
