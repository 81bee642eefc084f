import type { CompanySettings } from './company-settings.entity';

/** What anybody may know about the seller; bank details belong to invoices. */
export type PublicCompany = Omit<CompanySettings, 'id' | 'bankName' | 'iban'>;

/** Shown while the company settings, or one of them, are not filled in. Nothing official is made up: those stay empty. */
const SHOWN_WHEN_ABSENT: PublicCompany = {
  name: 'KitchenPass',
  address: '',
  zipCode: '',
  city: 'Bucharest',
  country: 'Romania',
  vatNumber: '',
  registrationNumber: '',
  email: 'shop@kitchenpass.example',
  phone: '',
  openingHours: 'Mon-Fri 9-5 EET',
};

/** The printable facts of the seller, each with its fallback. */
export function publicCompany(settings: CompanySettings | null): PublicCompany {
  const fields = Object.keys(SHOWN_WHEN_ABSENT) as (keyof PublicCompany)[];
  const shown = fields.map((field) => [field, settings?.[field] || SHOWN_WHEN_ABSENT[field]]);
  return Object.fromEntries(shown) as PublicCompany;
}
