export const PROVIDERS = ['stripe', 'revolut', 'paypal'] as const;
export type OnlineProvider = (typeof PROVIDERS)[number];

/** Outside services whose settings the back office keeps, each a group of settings (`kept` of `@Setting`). */
export const CONNECTIONS = ['mail', ...PROVIDERS, 'exchange-rates'] as const;
export type Connection = (typeof CONNECTIONS)[number];
