import type { ConnectedProviders } from '@kp/platform/config';

/** Sources a browser may load from, by directive of the content security policy. */
export interface ProviderSources {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  image: string[];
  font: string[];
}

/**
 * What Stripe documents for Stripe.js, which comes from Stripe alone; its fields and the 3-D Secure step are frames.
 * Without its address field, which the shop does not use, it asks no maps.
 */
const STRIPE: ProviderSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  style: [],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
  font: [],
};

/** What Revolut's own list for its web SDK names: its hosts, and those of Google Pay and Apple Pay. */
const REVOLUT_HOSTS = ['https://*.revolut.com'];
const WALLET_HOSTS = [
  'https://pay.google.com',
  'https://*.google.com',
  'https://*.gstatic.com',
  'https://*.cdn-apple.com',
];
const REVOLUT: ProviderSources = {
  script: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  // Its library and the button of Google Pay insert style elements.
  style: ["'unsafe-inline'"],
  frame: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  connect: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  image: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  font: REVOLUT_HOSTS,
};

/**
 * What the libraries of the live providers need. PayPal needs nothing: its shoppers go to its own page; the test provider
 * is the shop itself.
 */
export function providerSources(providers: Pick<ConnectedProviders, 'modeOf'>): ProviderSources {
  const used: ProviderSources[] = [];
  if (providers.modeOf('stripe') === 'live') used.push(STRIPE);
  if (providers.modeOf('revolut') === 'live') used.push(REVOLUT);
  const all = (directive: keyof ProviderSources) => used.flatMap((sources) => sources[directive]);
  return {
    script: all('script'),
    style: all('style'),
    frame: all('frame'),
    connect: all('connect'),
    image: all('image'),
    font: all('font'),
  };
}
