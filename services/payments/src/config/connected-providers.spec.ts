import { ConfigError, type Environment, loadConfigs } from '@kp/platform/config';
import { ConnectedProviders } from './connected-providers';
import { PaymentsConfig } from './payments.config';
import { PaypalConfig, RevolutConfig, StripeConfig } from './providers.config';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const REVOLUT = {
  REVOLUT_SECRET_KEY: 'sk_1',
  REVOLUT_PUBLIC_KEY: 'pk_1',
  REVOLUT_WEBHOOK_SECRET: 'wsk_1',
};
const LIVE_STRIPE = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
const REVOLUT_SANDBOX = { ...REVOLUT, REVOLUT_API_URL: 'https://sandbox-merchant.revolut.com' };
const PRODUCTION = { NODE_ENV: 'production' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH1' };
const PAYPAL_SANDBOX = { ...PAYPAL, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' };
const SANDBOX = { PAYMENTS_SANDBOX: 'true' };

function connected(environment: Environment): ConnectedProviders {
  const classes = [StripeConfig, RevolutConfig, PaypalConfig, PaymentsConfig] as const;
  return new ConnectedProviders(...loadConfigs(classes, environment));
}

const modes = (environment: Environment) => {
  const providers = connected(environment);
  return (['stripe', 'revolut', 'paypal'] as const).map((name) => providers.modeOf(name));
};

describe('payment providers', () => {
  it('are not connected without keys', () => {
    expect(modes({})).toEqual([null, null, null]);
    expect(connected({}).isTestMode).toBe(false);
  });

  it('are live with their keys, each for itself', () => {
    expect(modes(LIVE_STRIPE)).toEqual(['live', null, null]);
    expect(modes({ ...REVOLUT, ...PAYPAL })).toEqual([null, 'live', 'live']);
  });

  it('are played by the sandbox when it is switched on, but for those with keys', () => {
    expect(modes(SANDBOX)).toEqual(['sandbox', 'sandbox', 'sandbox']);
    expect(modes({ ...SANDBOX, ...STRIPE })).toEqual(['live', 'sandbox', 'sandbox']);
  });

  it('leave the test mode when all of them are connected', () => {
    const sandboxes = { ...REVOLUT_SANDBOX, ...PAYPAL_SANDBOX };
    expect(connected({ ...SANDBOX, ...STRIPE }).isTestMode).toBe(true);
    expect(connected({ ...SANDBOX, ...STRIPE, ...sandboxes }).isTestMode).toBe(false);
  });

  it('offer no test payment at all as soon as one of them takes real money', () => {
    expect(modes({ ...SANDBOX, ...LIVE_STRIPE })).toEqual(['live', null, null]);
    expect(modes({ ...SANDBOX, ...STRIPE, ...REVOLUT })).toEqual([null, 'live', null]);
    expect(modes({ ...LIVE_STRIPE, ...REVOLUT_SANDBOX, ...PAYPAL_SANDBOX })).toEqual(['live', null, null]);
    expect(connected({ ...SANDBOX, ...LIVE_STRIPE }).isTestMode).toBe(false);
    expect(connected({ ...LIVE_STRIPE, ...REVOLUT_SANDBOX }).publicKeys()).toEqual({
      stripePublishableKey: 'pk_live_1',
    });
  });

  it('take real money with live keys, and not with keys of their own test mode', () => {
    expect(connected({ ...STRIPE, ...REVOLUT_SANDBOX, ...PAYPAL_SANDBOX }).takesRealMoney).toBe(false);
    expect(connected({ ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_1' }).takesRealMoney).toBe(false);
    for (const live of [LIVE_STRIPE, REVOLUT, PAYPAL]) expect(connected(live).takesRealMoney).toBe(true);
  });

  it.each([
    ['the sandbox', SANDBOX, 'PAYMENTS_SANDBOX'],
    ['a provider in its own test mode', PAYPAL_SANDBOX, 'PAYPAL_API_URL'],
  ])('stop the start of production when live keys stand beside %s, naming both', (_, test, name) => {
    const start = () => connected({ ...PRODUCTION, ...LIVE_STRIPE, ...test });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`${name}: .*STRIPE_SECRET_KEY`));
  });

  it('start in production with test payments alone, or real ones alone', () => {
    expect(modes({ ...PRODUCTION, ...SANDBOX, ...STRIPE })).toEqual(['live', 'sandbox', 'sandbox']);
    expect(modes({ ...PRODUCTION, ...LIVE_STRIPE, ...REVOLUT, ...PAYPAL })).toEqual(['live', 'live', 'live']);
  });

  it('tell browsers their public keys and no others', () => {
    expect(connected({ ...LIVE_STRIPE, ...REVOLUT, ...PAYPAL }).publicKeys()).toEqual({
      stripePublishableKey: 'pk_live_1',
      revolutPublicKey: 'pk_1',
      revolutMode: 'prod',
    });
    expect(connected(SANDBOX).publicKeys()).toEqual({});
  });

  it("tell browsers when Revolut's own sandbox is used", () => {
    const environment = { ...REVOLUT, REVOLUT_API_URL: 'https://sandbox-merchant.revolut.com' };
    expect(connected(environment).publicKeys()).toMatchObject({ revolutMode: 'sandbox' });
  });

  it('need their whole set of keys: half a set stops the start and names what is missing', () => {
    let problems: string[] = [];
    try {
      connected({ STRIPE_SECRET_KEY: 'sk_test_1', PAYPAL_WEBHOOK_ID: 'WH1', PAYPAL_SECRET: '' });
    } catch (error) {
      problems = (error as ConfigError).problems;
    }
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'PAYPAL_CLIENT_ID',
      'PAYPAL_SECRET',
    ]);
  });
});
