import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["Orders"] as const;
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type SetOrderStatusApiResponse = /** status 200  */ OrderResponse;
export type SetOrderStatusApiArg = {
  id: number;
  setOrderStatusRequest: SetOrderStatusRequest;
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
export const { useSetOrderStatusMutation } = injectedRtkApi;
