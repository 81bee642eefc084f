import { shopApi } from './generated/shop-api';

export * from './generated/shop-api';

/** The order behind its link and the list of the account's orders are both read again. */
export const { useJoinOrderMutation } = shopApi.enhanceEndpoints({
  addTagTypes: ['Orders', 'OrderStatus'],
  endpoints: { joinOrder: { invalidatesTags: ['Orders', 'OrderStatus'] } },
});
