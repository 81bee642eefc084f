import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["Orders", "Enquiries"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      setOrderStatus: build.mutation<
        SetOrderStatusApiResponse,
        SetOrderStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setOrderStatusRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      listContactMessages: build.query<
        ListContactMessagesApiResponse,
        ListContactMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Enquiries"],
      }),
      setContactMessageStatus: build.mutation<
        SetContactMessageStatusApiResponse,
        SetContactMessageStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setEnquiryStatusRequest,
        }),
        invalidatesTags: ["Enquiries"],
      }),
      listQuoteRequests: build.query<
        ListQuoteRequestsApiResponse,
        ListQuoteRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Enquiries"],
      }),
      setQuoteRequestStatus: build.mutation<
        SetQuoteRequestStatusApiResponse,
        SetQuoteRequestStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setEnquiryStatusRequest,
        }),
        invalidatesTags: ["Enquiries"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type SetOrderStatusApiResponse = /** status 200  */ OrderResponse;
export type SetOrderStatusApiArg = {
  id: number;
  setOrderStatusRequest: SetOrderStatusRequest;
};
export type ListContactMessagesApiResponse =
  /** status 200  */ ContactMessageResponse[];
export type ListContactMessagesApiArg = {
  limit?: number;
  offset?: number;
};
export type SetContactMessageStatusApiResponse =
  /** status 200  */ ContactMessageResponse;
export type SetContactMessageStatusApiArg = {
  id: number;
  setEnquiryStatusRequest: SetEnquiryStatusRequest;
};
export type ListQuoteRequestsApiResponse =
  /** status 200  */ QuoteRequestResponse[];
export type ListQuoteRequestsApiArg = {
  limit?: number;
  offset?: number;
};
export type SetQuoteRequestStatusApiResponse =
  /** status 200  */ QuoteRequestResponse;
export type SetQuoteRequestStatusApiArg = {
  id: number;
  setEnquiryStatusRequest: SetEnquiryStatusRequest;
};
export type OrderedProductResponse = {
  name: string;
  imageUrl: string | null;
  slug: string;
};
export type OrderItemResponse = {
  id: number;
  productId: number;
  productName: string;
  productCode: string;
  quantity: number;
  /** Unit price, a decimal. */
  price: string;
  /** price × quantity. */
  totalPrice: string;
  product: OrderedProductResponse;
};
export type OrderAddressResponse = {
  firstName: string;
  lastName: string;
  /** firstName and lastName. */
  name: string;
  company: string;
  address: string;
  /** Same as address. */
  street: string;
  city: string;
  state: string;
  county: string;
  zipCode: string;
  country: string;
  phone: string;
};
export type OrderEventResponse = {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. */
  kind: "placed" | "status" | "shipment" | "note";
  fromStatus:
    ("pending" | "processing" | "shipped" | "delivered" | "cancelled") | null;
  toStatus:
    ("pending" | "processing" | "shipped" | "delivered" | "cancelled") | null;
  note: string | null;
  actor: "guest" | "customer" | "admin" | "system";
};
export type OrderResponse = {
  id: number;
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
  paymentMethod: "stripe" | "revolut" | "paypal" | "cash";
  paymentStatus: "unpaid" | "paid" | "refunded";
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  currency: string;
  subtotal: string;
  shipping: string;
  /** A share. */
  vatRate: number;
  /** VAT on the subtotal. */
  vatAmount: string;
  /** subtotal + shipping + vatAmount. */
  totalAmount: string;
  items: OrderItemResponse[];
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  notes: string | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;
};
export type SetOrderStatusRequest = {
  status: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
  /** The courier's tracking number; missing or empty leaves it as it is. */
  awbNumber?: string;
  /** Missing or empty leaves it as it is. */
  courier?: string;
  /** Stands in the history, where the customer reads it. */
  note?: string;
};
export type ContactMessageResponse = {
  id: number;
  createdAt: string;
  status: "new" | "answered" | "closed";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  category:
    "general" | "product" | "order" | "technical" | "billing" | "partnership";
  message: string;
  orderNumber: string | null;
  /** The sender reads answers in it. */
  language: string;
};
export type SetEnquiryStatusRequest = {
  status: "new" | "answered" | "closed";
};
export type QuoteRequestResponse = {
  id: number;
  createdAt: string;
  status: "new" | "answered" | "closed";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  companyName: string;
  phone: string | null;
  country: string | null;
  vatNumber: string | null;
  products: string;
  /** Kitchens to supply. */
  locations: number | null;
  /** The sender reads answers in it. */
  language: string;
};
export const {
  useSetOrderStatusMutation,
  useListContactMessagesQuery,
  useSetContactMessageStatusMutation,
  useListQuoteRequestsQuery,
  useSetQuoteRequestStatusMutation,
} = injectedRtkApi;
