import { findCounty } from '@kp/commerce/counties';
import type { CompanyStanding } from '@kp/commerce/customer-company-rules';

const NOTHING = {
  name: '',
  address: '',
  zipCode: '',
  city: '',
  county: '',
  vatNumber: '',
  taxId: '',
  registrationNumber: '',
  phone: '',
  iban: '',
};

/** What a register says of a company; empty where it says nothing. */
export type RegisteredCompany = typeof NOTHING;

/** How a company stands with the tax office: an inactive one was struck off the register of VAT. */
export type RegisteredStanding = Extract<CompanyStanding, 'vat_payer' | 'no_vat' | 'inactive'>;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: unknown, name: string): string => {
  const value = (Object(fields) as Fields)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** "MUNICIPIUL CLUJ-NAPOCA" → "Cluj-Napoca"; the sectors of Bucharest stay what e-invoices ask for. */
function cityOf(place: string): string {
  const sector = /^sector(?:ul)?\s*([1-6])/i.exec(place)?.[1];
  if (sector) return `Sector ${sector}`;
  const bare = place.replace(/^(?:mun\.|municipiul|or[sș]\.|ora[sș]ul|ora[sș]|com\.|comuna|sat)\s+/i, '');
  return bare
    .toLowerCase()
    .replaceAll(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Of a row of `found` of the Romanian register. */
export const numberOfRow = (row: unknown): number =>
  Number(textOf((Object(row) as Fields).date_generale, 'cui'));

/** One row of `found` of the Romanian register. */
export function romanianCompanyOf(row: unknown): RegisteredCompany {
  const {
    date_generale: general,
    inregistrare_scop_Tva: vat,
    adresa_sediu_social: seat,
  } = Object(row) as Fields;
  const number = textOf(general, 'cui');
  const isRegistered = (Object(vat) as Fields).scpTVA === true;
  const street = [
    textOf(seat, 'sdenumire_Strada'),
    textOf(seat, 'snumar_Strada'),
    textOf(seat, 'sdetalii_Adresa'),
  ];
  return {
    name: textOf(general, 'denumire'),
    address: street.filter(Boolean).join(' ') || textOf(general, 'adresa'),
    zipCode: textOf(seat, 'scod_Postal') || textOf(general, 'codPostal'),
    city: cityOf(textOf(seat, 'sdenumire_Localitate')),
    county: findCounty(textOf(seat, 'sdenumire_Judet').replace(/^municipiul\s+/i, ''))?.name ?? '',
    vatNumber: isRegistered ? `RO${number}` : '',
    taxId: isRegistered ? '' : number,
    registrationNumber: textOf(general, 'nrRegCom'),
    phone: textOf(general, 'telefon'),
    iban: textOf(general, 'iban'),
  };
}

/** Of the same row. */
export function romanianStandingOf(row: unknown): RegisteredStanding {
  const { inregistrare_scop_Tva: vat, stare_inactiv: inactivity } = Object(row) as Fields;
  if ((Object(inactivity) as Fields).statusInactivi === true) return 'inactive';
  return (Object(vat) as Fields).scpTVA === true ? 'vat_payer' : 'no_vat';
}

/** What the register of the EU says: a name, and an address in lines; "---" where a state gives none. */
export function memberStateCompanyOf(number: string, name: string, address: string): RegisteredCompany {
  const given = (text: string) => (/^-*$/.test(text.trim()) ? '' : text.trim());
  const lines = given(address)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const place = /^(?:[A-Z]{1,2}-)?(\d[\d\s-]{2,7}\d)\s+(.+)$/.exec(lines.at(-1) ?? '');
  return {
    ...NOTHING,
    name: given(name),
    address: (place ? lines.slice(0, -1) : lines).join(', '),
    zipCode: place?.[1] ?? '',
    city: place?.[2] ?? '',
    vatNumber: number,
  };
}
