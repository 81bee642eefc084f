import { type Address, EMPTY_ADDRESS } from './address-rules';
import { isRomania } from './address-parts';
import { COUNTIES, findCounty } from './counties';
import { COUNTRIES } from './countries';
import { foldText } from './slug';

/** As the window of Apple Pay, Google Pay or Link tells it. */
export interface WalletAddress {
  readonly name?: string;
  readonly phone?: string;
  readonly line1?: string;
  readonly line2?: string | null;
  readonly city?: string;
  readonly state?: string;
  readonly postal_code?: string;
  /** ISO 3166 code. */
  readonly country?: string;
}

/** What the wallet does not know stays empty, so that the rules of the checkout ask for it. */
export function addressOfWallet(wallet: WalletAddress): Address {
  const { phone = '', line1 = '', line2, city = '', state = '', postal_code: zipCode = '' } = wallet;
  const country = COUNTRIES.find(({ code }) => code === wallet.country)?.name ?? '';
  const region = isRomania(country) ? countyOf(state) || countyOf(city) || state : state;
  const address = [line1, line2].filter(Boolean).join(', ');
  return {
    ...EMPTY_ADDRESS,
    ...nameParts(wallet.name ?? ''),
    address,
    city,
    country,
    zipCode,
    phone,
    state: region,
    county: region,
  };
}

/** Romania's counties are told as a name in either language, with or without "Județul", or as a code. */
function countyOf(told: string): string {
  const text = foldText(told).replace(/^(judetul|municipiul)\s+|\s+county$|^ro-/g, '');
  const name = text === 'bucharest' ? 'bucuresti' : text;
  return findCounty(name)?.name ?? COUNTIES.find(({ code }) => code.toLowerCase() === name)?.name ?? '';
}

function nameParts(name: string): Pick<Address, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { firstName: words.join(' '), lastName };
}
