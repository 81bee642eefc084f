import { accountApi, type InvoiceResponse } from '@kp/api-client/account';

export type Seller = InvoiceResponse['seller'];

const SELLER_CACHE_SECONDS = 600;

const invoiceApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    invoiceSeller: build.query<Seller, void>({
      query: () => ({ url: '/admin/api/company-settings' }),
      keepUnusedDataFor: SELLER_CACHE_SECONDS,
    }),
  }),
});

export const { useInvoiceSellerQuery } = invoiceApi;
