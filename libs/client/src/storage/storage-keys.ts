export const STORAGE_KEYS = {
  token: 'token',
  /** Changes with each logout, so that other tabs can tell a logout from an expired session. */
  loggedOutAt: 'loggedOutAt',
  guestCart: 'guestCart',
  guestCartMerge: 'guestCartMerge',
  /** The cart of an account as it was last read. */
  accountCart: 'accountCart',
  language: 'language',
  productView: 'productView',
  priceDisplay: 'priceDisplay',
  checkoutDraft: 'checkoutDraft',
  lastOrder: 'lastOrder',
  startedCheckout: 'begunCheckout',
  /** What its order was placed with. */
  enteredOrder: 'enteredOrder',
  /** The product alert that a guest wanted before signing in. */
  wantedAlert: 'wantedAlert',
  /** The chat with the assistant, of a guest or of one account. */
  assistantChat: 'assistantChat',
  /** The products that are chosen to be compared. */
  comparedProducts: 'comparedProducts',
  seenPrices: 'seenPrices',
  scrollPositions: 'scrollPlaces',
  /** Prefix: views, columns and density of the back office, per account and list. */
  adminList: 'adminList',
  /** Prefix: what an account opened last in the back office. */
  adminRecent: 'adminRecent',
  /** What was typed into forms of the back office and not saved yet, by account and form. */
  adminDraft: 'adminDraft',
  /** Whether the navigation of the back office is folded to its icons. */
  adminNavigation: 'adminNavigation',
  /** The columns of a file that are being chosen in the back office. */
  importDraft: 'importDraft',
} as const;
