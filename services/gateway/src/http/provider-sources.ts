import type { ConnectedProviders } from '@kp/platform/config';

/** Sources a browser may load from, by directive of the content security policy. */
export interface ProviderSources {
  script: string[];
  frame: string[];
  connect: string[];
  image: string[];
}

/**
 * What Stripe documents for Stripe.js, which comes from Stripe alone; its fields and the 3-D Secure step are frames.
 * Without its address field, which the shop does not use, it asks no maps.
 */
const STRIPE: ProviderSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
};

/**
 * Revolut documents where its library comes from (`@revolut/checkout` names it) and no list of hosts: it talks to the host
 * it comes from, and pays and authenticates in windows and frames of its checkout. Its world of tests has its own hosts.
 */
function revolut(mode: string | undefined): ProviderSources {
  const prefix = mode === 'sandbox' ? 'sandbox-' : '';
  const merchant = `https://${prefix}merchant.revolut.com`;
  const checkout = `https://${prefix}checkout.revolut.com`;
  return {
    script: [merchant],
    frame: [merchant, checkout],
    connect: [merchant],
    image: [merchant],
  };
}

/**
 * What the libraries of the live providers need. PayPal needs nothing: its shoppers go to its own page; the test provider
 * is the shop itself.
 */
export function providerSources(
  providers: Pick<ConnectedProviders, 'modeOf' | 'publicKeys'>,
): ProviderSources {
  const used: ProviderSources[] = [];
  if (providers.modeOf('stripe') === 'live') used.push(STRIPE);
  if (providers.modeOf('revolut') === 'live') used.push(revolut(providers.publicKeys().revolutMode));
  const all = (directive: keyof ProviderSources) => used.flatMap((sources) => sources[directive]);
  return { script: all('script'), frame: all('frame'), connect: all('connect'), image: all('image') };
}
