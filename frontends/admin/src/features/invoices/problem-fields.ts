import type { DocumentProblemResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';

/** What is corrected on the invoice that takes the place of a rejected one. */
export const BUYER_FIELDS = ['companyName', 'taxNumber', 'address', 'city', 'county', 'zip'] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number];

/** What rules name of a buyer, as the form has it. */
export const BUYER_FIELD_OF: Readonly<Record<string, BuyerField>> = {
  name: 'companyName',
  taxNumber: 'taxNumber',
  address: 'address',
  city: 'city',
  county: 'county',
  zip: 'zip',
};

/** What rules name of the seller, as the settings of the company have it. */
const COMPANY_FIELDS: Readonly<Record<string, string>> = { taxNumber: 'vatNumber', zip: 'zipCode' };

export const companyFieldOf = (field: DocumentProblemResponse['field']): string | undefined =>
  field === null ? undefined : (COMPANY_FIELDS[field] ?? field);

export function useBuyerLabels(): Readonly<Record<BuyerField, string>> {
  const { t } = useTranslation('adminOrders');
  return {
    companyName: t('newOrder.fields.company'),
    taxNumber: t('invoices.taxNumber'),
    address: t('newOrder.fields.address'),
    city: t('newOrder.fields.city'),
    county: t('newOrder.fields.county'),
    zip: t('newOrder.fields.zipCode'),
  };
}
