import {
  adminApi,
  type PhoneOrderPreviewResponse,
  type PreviewPhoneOrderRequest,
} from '@kp/api-client/admin';
import type { ProductResponse } from '@kp/api-client/shop';

export type FoundProduct = Pick<ProductResponse, 'id' | 'name' | 'price' | 'currency' | 'stockQuantity'>;

const MAX_FOUND = 8;

export const newOrderApi = adminApi
  .enhanceEndpoints({ endpoints: { placePhoneOrderByAdmin: { invalidatesTags: ['Orders'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      findProducts: build.query<FoundProduct[], string>({
        query: (search) => ({ url: '/api/products', params: { search, limit: MAX_FOUND, status: 'active' } }),
      }),
      /** Prices as of now, so a running order never shows an older answer. */
      phoneOrderTotals: build.query<PhoneOrderPreviewResponse, PreviewPhoneOrderRequest>({
        query: (body) => ({ url: '/admin/api/orders/preview', method: 'POST', body }),
        keepUnusedDataFor: 0,
      }),
    }),
  });
