import type { Seller } from './invoice-api';

const ABSENT = '—';

/**
 * The seller as printed: that of the invoice, else that of the shop's settings. Never a mixture of both, because a bank of
 * today does not belong to an account number of then.
 */
export function sellerOf(
  invoiced: Seller | undefined,
  current: Seller | undefined,
  shopName: string,
): Seller {
  const known = invoiced?.name ? invoiced : current;
  const field = (name: keyof Seller, fallback = ABSENT) => known?.[name]?.trim() || fallback;
  return {
    name: field('name', shopName),
    address: field('address'),
    zipCode: field('zipCode', ''),
    city: field('city'),
    country: field('country'),
    // A seller outside VAT has a tax number in its place.
    vatNumber: field('vatNumber', known?.taxId ? '' : ABSENT),
    taxId: field('taxId', ''),
    registrationNumber: field('registrationNumber'),
    email: field('email'),
    phone: field('phone'),
    shareCapital: field('shareCapital', ''),
    bankName: field('bankName'),
    iban: field('iban'),
    secondBankName: field('secondBankName', ''),
    secondIban: field('secondIban', ''),
  };
}
