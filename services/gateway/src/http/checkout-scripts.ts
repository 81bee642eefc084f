/** Sources of scripts that a page of the shop may run, the checkout included, each with its reason (PCI DSS 6.4.3). */
export const CHECKOUT_SCRIPTS: Readonly<Record<string, string>> = {
  "'self'": 'The shop itself: bundles with a hash in their names, built from this repository.',
  'https://js.stripe.com':
    'Card fields of Stripe, while Stripe is connected: card numbers never reach the shop.',
  'https://*.js.stripe.com': 'Parts that the card fields of Stripe load on their own.',
  'https://*.revolut.com': 'Card fields and buttons of Revolut, while it is connected.',
  'https://pay.google.com': 'Google Pay behind the button of Revolut.',
  'https://*.google.com': 'Google Pay behind the button of Revolut.',
  'https://*.gstatic.com': 'Parts that Google Pay loads on its own.',
  'https://*.cdn-apple.com': 'Apple Pay behind the button of Revolut.',
};
