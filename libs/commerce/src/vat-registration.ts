/** Of the seller. On collection, VAT is due once the customer has paid, not with the supply. */
export const VAT_REGISTRATIONS = ['registered', 'on_collection', 'not_registered'] as const;
export type VatRegistration = (typeof VAT_REGISTRATIONS)[number];
