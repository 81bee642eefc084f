/** By the same rules as `ConnectedProviders` of the shop: which settings are a provider's, and which move no money. */
const isSandboxHost = (url = '') => /\/\/([^/]*\.)?sandbox[.-]/.test(url);

const PROVIDERS = [
  {
    name: 'Stripe',
    keys: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    usesTestKeys: (env) => /^[a-z]+_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
  },
  {
    name: 'Revolut',
    keys: ['REVOLUT_SECRET_KEY', 'REVOLUT_PUBLIC_KEY', 'REVOLUT_WEBHOOK_SECRET'],
    usesTestKeys: (env) => isSandboxHost(env.REVOLUT_API_URL),
  },
  {
    name: 'PayPal',
    keys: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'],
    usesTestKeys: (env) => isSandboxHost(env.PAYPAL_API_URL),
  },
];

/** True when live keys of a provider are given. */
export function takesRealMoney(env) {
  return PROVIDERS.some(({ keys, usesTestKeys }) => Boolean(env[keys[0]]) && !usesTestKeys(env));
}

/** Which payment providers take real money, as the settings say. As soon as one does, test payments are off. */
export function paymentModes(env) {
  const isReal = takesRealMoney(env);
  const isSandboxOn = env.PAYMENTS_SANDBOX === 'true' && !isReal;
  const modeOf = ({ keys, usesTestKeys }) => {
    const isConnected = keys.every((key) => env[key]);
    if (isConnected && !usesTestKeys(env)) return 'LIVE';
    if (isConnected && !isReal) return 'test mode of the provider';
    return isSandboxOn && !isConnected ? 'test mode' : 'off';
  };
  const modes = PROVIDERS.map((provider) => `${provider.name} ${modeOf(provider)}`);
  return modes.join(', ') + (isSandboxOn ? ' (test mode: no money moves)' : '');
}
