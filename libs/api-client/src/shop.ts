import { emptyApi } from './empty-api';

/* Calls of the storefront, in the shape and with the names that the generator gives them. */

export interface ProductCategoryResponse {
  id: number;
  name: string;
  slug: string;
}

export interface ProductResponse {
  id: number;
  name: string;
  slug: string;
  description: string;
  /** Decimal with two places, like every amount. */
  price: string;
  compareAtPrice: string | null;
  currency: string;
  imageUrl: string | null;
  rating: string;
  reviewCount: number;
  inStock: boolean;
  stockQuantity: number;
  featured: boolean;
  status: 'active' | 'inactive' | 'draft' | 'discontinued';
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  createdAt: string;
}

export interface CategoryResponse {
  id: number;
  name: string;
  slug: string;
  description: string;
  imageUrl: string | null;
  sortOrder: number;
  showOnMainTop: boolean;
  showOnMainShop: boolean;
  productCount: number;
}

export interface CompanyResponse {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  email: string;
  phone: string;
  openingHours: string;
}

export interface ConfigResponse {
  currency: string;
  languages: string[];
  paymentMethods: { id: 'stripe' | 'revolut' | 'paypal' | 'cash'; available: boolean }[];
  testMode: boolean;
  publicKeys: Record<string, string>;
  company: CompanyResponse;
}

export interface CartLineResponse {
  id: number;
  userId: number;
  productId: number;
  quantity: number;
  createdAt: string;
  product: ProductResponse;
}

export interface MergeCartResponse {
  lines: CartLineResponse[];
  adjusted: { productId: number; name: string; requested: number; quantity: number; reason: string }[];
}

export interface ListProductsApiArg {
  search?: string;
  categorySlug?: string;
  featured?: boolean;
  limit?: number;
  offset?: number;
  sort?: string;
  language?: string;
}

export const shopApi = emptyApi
  .enhanceEndpoints({ addTagTypes: ['Cart', 'Products', 'Categories'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getConfig: build.query<ConfigResponse, void>({ query: () => ({ url: '/api/config' }) }),
      listCategories: build.query<CategoryResponse[], void>({
        query: () => ({ url: '/api/categories' }),
        providesTags: ['Categories'],
      }),
      listProducts: build.query<ProductResponse[], ListProductsApiArg>({
        query: (params) => ({ url: '/api/products', params: { ...params } }),
        providesTags: ['Products'],
      }),
      getProduct: build.query<ProductResponse, { id: number }>({
        query: ({ id }) => ({ url: `/api/products/${id}` }),
        providesTags: ['Products'],
      }),
      listCartLines: build.query<CartLineResponse[], void>({
        query: () => ({ url: '/api/cart' }),
        providesTags: ['Cart'],
      }),
      addCartLine: build.mutation<
        CartLineResponse,
        { addCartLineRequest: { productId: number; quantity: number } }
      >({
        query: (arg) => ({ url: '/api/cart', method: 'POST', body: arg.addCartLineRequest }),
        invalidatesTags: ['Cart'],
      }),
      setCartLineQuantity: build.mutation<
        CartLineResponse,
        { itemId: number; setCartLineQuantityRequest: { quantity: number } }
      >({
        query: (arg) => ({
          url: `/api/cart/${arg.itemId}`,
          method: 'PUT',
          body: arg.setCartLineQuantityRequest,
        }),
        invalidatesTags: ['Cart'],
      }),
      removeCartLine: build.mutation<void, { itemId: number }>({
        query: ({ itemId }) => ({ url: `/api/cart/${itemId}`, method: 'DELETE' }),
        invalidatesTags: ['Cart'],
      }),
      clearCart: build.mutation<void, void>({
        query: () => ({ url: '/api/cart', method: 'DELETE' }),
        invalidatesTags: ['Cart'],
      }),
      mergeCart: build.mutation<
        MergeCartResponse,
        { idempotencyKey: string; mergeCartRequest: { items: { productId: number; quantity: number }[] } }
      >({
        query: (arg) => ({
          url: '/api/cart/merge',
          method: 'POST',
          body: arg.mergeCartRequest,
          headers: { 'Idempotency-Key': arg.idempotencyKey },
        }),
        invalidatesTags: ['Cart'],
      }),
    }),
  });

export const { useGetConfigQuery, useListCategoriesQuery, useListProductsQuery, useListCartLinesQuery } =
  shopApi;
