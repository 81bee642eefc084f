import {
  ConfigError,
  ConnectedProviders,
  type Environment,
  loadConfigs,
  ModeConfig,
  PaypalConfig,
  RevolutConfig,
  StripeConfig,
} from './index';

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
const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH1' };
const SANDBOX = { PAYMENTS_SANDBOX: 'true' };

function connected(environment: Environment): ConnectedProviders {
  const classes = [StripeConfig, RevolutConfig, PaypalConfig, ModeConfig];
  const configs = loadConfigs<object>(classes, environment);
  return new ConnectedProviders(...(configs as ConstructorParameters<typeof ConnectedProviders>));
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
    expect(modes(STRIPE)).toEqual(['live', null, null]);
    expect(modes({ ...REVOLUT, ...PAYPAL })).toEqual([null, 'live', 'live']);
  });

  it('are played by the sandbox when it is switched on, but for those with keys', () => {
    expect(modes(SANDBOX)).toEqual(['sandbox', 'sandbox', 'sandbox']);
    expect(modes({ ...SANDBOX, ...STRIPE })).toEqual(['live', 'sandbox', 'sandbox']);
  });

  it('leave the test mode when all of them are live', () => {
    expect(connected({ ...SANDBOX, ...STRIPE }).isTestMode).toBe(true);
    expect(connected({ ...SANDBOX, ...STRIPE, ...REVOLUT, ...PAYPAL }).isTestMode).toBe(false);
  });

  it('tell browsers their public keys and no others', () => {
    expect(connected({ ...STRIPE, ...REVOLUT, ...PAYPAL }).publicKeys()).toEqual({
      stripePublishableKey: 'pk_test_1',
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
