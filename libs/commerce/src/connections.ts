import { RATE_FEEDS } from './rate-sources';

export const PROVIDERS = ['stripe', 'revolut', 'paypal'] as const;
export type OnlineProvider = (typeof PROVIDERS)[number];

/** Outside services whose settings the back office keeps, each a group of settings (`kept` of `@Setting`). */
export const CONNECTIONS = ['mail', ...PROVIDERS, 'exchange-rates', 'e-factura'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/**
 * All that the back office accepts for an address that secrets are sent to, or that a server fetches: whoever may change
 * settings must not learn keys that way. Other addresses are the environment's.
 */
export const CONNECTION_CHOICES: Readonly<Record<string, readonly string[]>> = {
  REVOLUT_API_URL: ['https://merchant.revolut.com', 'https://sandbox-merchant.revolut.com'],
  PAYPAL_API_URL: ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'],
  ANAF_API_URL: ['https://api.anaf.ro/prod/FCTEL/rest', 'https://api.anaf.ro/test/FCTEL/rest'],
  EXCHANGE_RATE_FEED_URL: Object.values(RATE_FEEDS),
};
