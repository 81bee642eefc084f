import { checkoutApi } from './generated/checkout-api';

export * from './generated/checkout-api';

/** The order behind its link and the list of the account's orders are both read again. */
export const { useJoinOrderMutation } = checkoutApi.enhanceEndpoints({
  addTagTypes: ['Orders', 'OrderStatus'],
  endpoints: { joinOrder: { invalidatesTags: ['Orders', 'OrderStatus'] } },
});
