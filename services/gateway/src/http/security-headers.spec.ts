import type { ProviderMode } from '@kp/platform/config';
import Fastify from 'fastify';
import { addSecurityHeaders } from './security-headers';

type Modes = Partial<Record<'stripe' | 'revolut' | 'paypal', ProviderMode>>;

/** The headers of a shop with these providers. */
async function headersOf(modes: Modes, publicKeys: Record<string, string> = {}) {
  const providers = {
    modeOf: (name: keyof Modes) => modes[name] ?? null,
    publicKeys: () => publicKeys,
  };
  const fastify = Fastify();
  await addSecurityHeaders(fastify, { publicUrl: 'https://shop.example' }, providers);
  fastify.get('/', () => '');
  const { headers } = await fastify.inject('/');
  await fastify.close();
  return headers;
}

async function policyOf(modes: Modes, publicKeys?: Record<string, string>) {
  const policy = String((await headersOf(modes, publicKeys))['content-security-policy']);
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const SELF = "'self'";

describe('the content security policy', () => {
  it.each([
    ['no provider', {}],
    ['the test provider', { stripe: 'sandbox', revolut: 'sandbox', paypal: 'sandbox' } as const],
    ['PayPal, which has a page of its own', { paypal: 'live' } as const],
  ])('names no other host with %s', async (_, modes) => {
    expect(await policyOf(modes)).toMatchObject({
      'script-src': SELF,
      'frame-src': SELF,
      'connect-src': SELF,
      'img-src': `${SELF} data:`,
    });
  });

  it('lets the library, the fields and the 3-D Secure step of Stripe in when it is connected', async () => {
    const policy = await policyOf({ stripe: 'live', revolut: 'sandbox' });
    expect(policy['script-src']).toBe(`${SELF} https://js.stripe.com https://*.js.stripe.com`);
    expect(policy['frame-src']).toBe(
      `${SELF} https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com`,
    );
    expect(policy['connect-src']).toBe(`${SELF} https://api.stripe.com`);
  });

  it.each([
    ['prod', 'https://merchant.revolut.com', 'https://checkout.revolut.com'],
    ['sandbox', 'https://sandbox-merchant.revolut.com', 'https://sandbox-checkout.revolut.com'],
  ])('lets the world of Revolut in that is connected (%s)', async (revolutMode, merchant, checkout) => {
    const policy = await policyOf({ revolut: 'live' }, { revolutMode });
    expect(policy['script-src']).toBe(`${SELF} ${merchant}`);
    expect(policy['frame-src']).toBe(`${SELF} ${merchant} ${checkout}`);
    expect(policy['connect-src']).toBe(`${SELF} ${merchant}`);
  });

  it('never allows inline scripts', async () => {
    const policy = await policyOf(
      { stripe: 'live', revolut: 'live', paypal: 'live' },
      { revolutMode: 'prod' },
    );
    expect(policy['script-src']).not.toContain('unsafe');
  });
});

describe('windows that a wallet opens', () => {
  it('can answer the shop while a provider has a library here, and not otherwise', async () => {
    const live = await headersOf({ stripe: 'live' });
    expect(live['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect((await headersOf({ stripe: 'sandbox' }))['cross-origin-opener-policy']).toBe('same-origin');
  });
});
