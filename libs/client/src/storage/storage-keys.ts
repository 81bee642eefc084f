export const STORAGE_KEYS = {
  token: 'token',
  /** Changes with each logout, so that other tabs can tell a logout from an expired session. */
  loggedOutAt: 'loggedOutAt',
  guestCart: 'guestCart',
  guestCartMerge: 'guestCartMerge',
  language: 'language',
  productView: 'productView',
  checkoutDraft: 'checkoutDraft',
  lastOrder: 'lastOrder',
  startedCheckout: 'begunCheckout',
  seenPrices: 'seenPrices',
  scrollPositions: 'scrollPlaces',
} as const;
