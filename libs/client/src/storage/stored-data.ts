import { STORAGE_KEYS } from './storage-keys';

export interface StoredData {
  /** Of the item in the browser. */
  readonly name: string;
  /** English, like the privacy policy. */
  readonly purpose: string;
  readonly lifetime: string;
}

const UNTIL_CLEARED = 'until you clear it in your browser';
const SIGNED_IN = 'until you sign out';

/** Everything that the shop stores in a browser: a new key without a line here fails the type check. */
const PURPOSES: Record<keyof typeof STORAGE_KEYS, readonly [purpose: string, lifetime: string]> = {
  token: ['Keeps you signed in', SIGNED_IN],
  loggedOutAt: ['Signs you out in all tabs', UNTIL_CLEARED],
  guestCart: ['Your cart', 'until you order or empty it'],
  guestCartMerge: ['Moves your cart into your account once', 'until the cart is moved'],
  accountCart: ['Shows the cart of your account while you are offline', SIGNED_IN],
  language: ['The language you chose', UNTIL_CLEARED],
  productView: ['Products as cards or as a list', UNTIL_CLEARED],
  priceDisplay: ['Prices without or with VAT first', UNTIL_CLEARED],
  checkoutDraft: ['What you entered at the checkout, never your card', '1 day, or until you order'],
  lastOrder: ['The confirmation of your last order', UNTIL_CLEARED],
  startedCheckout: ['Finds a payment that you started', 'until it is finished'],
  wantedAlert: ['The product alert that you wanted before you signed in', 'until you have signed in'],
  assistantChat: ['Your chat with the assistant', 'until you sign out or clear it'],
  seenPrices: ['Tells you when a price in your cart has changed', UNTIL_CLEARED],
  comparedProducts: ['The products that you compare', UNTIL_CLEARED],
  enteredOrder: ['What an order was placed with whose payment you started', 'until it is finished'],
  scrollPositions: ['Brings you back to the same place of a page', 'until you close the tab'],
  adminList: ['Back office: columns and views of lists', UNTIL_CLEARED],
  adminRecent: ['Back office: what you opened last', UNTIL_CLEARED],
  adminNavigation: ['Back office: whether the navigation is folded', UNTIL_CLEARED],
  adminDraft: [
    'Back office: what you typed into forms and have not saved',
    'until you save or discard it, or sign out',
  ],
  importDraft: ['Back office: the import that you are preparing', 'until you close the tab'],
};

export const STORED_DATA: readonly StoredData[] = [
  { name: 'kp_language (cookie)', purpose: 'Answers in the language you chose', lifetime: '1 year' },
  ...Object.entries(STORAGE_KEYS).map(([key, name]) => {
    const [purpose, lifetime] = PURPOSES[key as keyof typeof STORAGE_KEYS];
    return { name, purpose, lifetime };
  }),
];
