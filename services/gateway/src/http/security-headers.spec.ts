import type { ProviderMode } from '@kp/payments';
import Fastify from 'fastify';
import { CHECKOUT_SCRIPTS } from './checkout-scripts';
import { addSecurityHeaders } from './security-headers';

type Modes = Partial<Record<'stripe' | 'revolut' | 'paypal', ProviderMode>>;

/** As the route of uploaded files sets it. */
const UPLOADS = "default-src 'none'; sandbox";

async function headersOf(modes: Modes, pictureHosts = '', path = '/') {
  const providers = { modeOf: (name: keyof Modes) => modes[name] ?? null };
  const fastify = Fastify();
  await addSecurityHeaders(fastify, { publicUrl: 'https://shop.example', pictureHosts }, providers);
  fastify.get('/media/*', (_request, reply) => reply.header('content-security-policy', UPLOADS).send(''));
  fastify.get('*', () => '');
  const { headers } = await fastify.inject(path);
  await fastify.close();
  return headers;
}

async function policyOf(modes: Modes, path?: string) {
  const policy = String((await headersOf(modes, '', path))['content-security-policy']);
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
      'font-src': SELF,
    });
  });

  it('lets no script in that the inventory of the checkout does not give a reason for', async () => {
    const policy = await policyOf({ stripe: 'live', revolut: 'live', paypal: 'live' });
    expect(policy['script-src']!.split(' ').sort()).toEqual(Object.keys(CHECKOUT_SCRIPTS).sort());
    expect(Object.values(CHECKOUT_SCRIPTS).filter((reason) => reason.length < 20)).toEqual([]);
    expect(policy['report-uri']).toBe('/api/csp-reports');
  });

  it('lets the library, the fields and the 3-D Secure step of Stripe in when it is connected', async () => {
    const policy = await policyOf({ stripe: 'live', revolut: 'sandbox' });
    expect(policy['script-src']).toBe(`${SELF} https://js.stripe.com https://*.js.stripe.com`);
    expect(policy['frame-src']).toBe(
      `${SELF} https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com`,
    );
    expect(policy['connect-src']).toBe(`${SELF} https://api.stripe.com`);
  });

  it('lets in what Revolut and the wallets behind its button need when it is connected', async () => {
    const policy = await policyOf({ revolut: 'live' });
    const hosts =
      'https://*.revolut.com https://pay.google.com https://*.google.com https://*.gstatic.com https://*.cdn-apple.com';
    for (const directive of ['script-src', 'frame-src', 'connect-src']) {
      expect(policy[directive]).toBe(`${SELF} ${hosts}`);
    }
    expect(policy['img-src']).toBe(`${SELF} data: ${hosts}`);
    expect(policy['font-src']).toBe(`${SELF} https://*.revolut.com`);
  });

  it.each([
    '/',
    '/products',
    '/checkout',
    '/login',
    '/account',
    '/admin',
    '/admin?tab=orders',
    '/admin/api/stats',
    '/dev/mailbox',
    '/api/docs',
    '/x?/dev/mail',
  ])('allows no inline styles at %s', async (path) => {
    expect((await policyOf({ stripe: 'live', paypal: 'live' }, path))['style-src']).toBe(SELF);
  });

  it.each(['/dev/mail', '/dev/mail/', '/dev/mail?page=2'])(
    'allows inline styles at %s, and no more than elsewhere',
    async (path) => {
      const { 'style-src': style, ...policy } = await policyOf({ stripe: 'live' }, path);
      expect(style).toBe(`${SELF} 'unsafe-inline'`);
      expect(await policyOf({ stripe: 'live' })).toEqual({ ...policy, 'style-src': SELF });
    },
  );

  it('lets the library of Revolut insert its styles when it is connected', async () => {
    expect((await policyOf({ revolut: 'live' }))['style-src']).toBe(`${SELF} 'unsafe-inline'`);
    expect((await policyOf({ revolut: 'sandbox' }))['style-src']).toBe(SELF);
  });

  it('never allows inline scripts', async () => {
    const policy = await policyOf({ stripe: 'live', revolut: 'live', paypal: 'live' });
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

describe('other headers', () => {
  it('let pictures of the configured hosts in', async () => {
    const headers = await headersOf({}, 'https://cdn.example, https://*.pictures.example');
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://cdn.example https://*.pictures.example;",
    );
  });

  it('say where violations are reported', async () => {
    const headers = await headersOf({});
    expect(headers['content-security-policy']).toMatch(/report-uri \/api\/csp-reports;\s*report-to csp/);
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  });

  it('deny what no page uses', async () => {
    const { 'permissions-policy': policy } = await headersOf({ stripe: 'live' });
    expect(policy).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
    );
    expect(policy).toContain('camera=()');
  });

  it('let the frames of Revolut, whatever their host, open payment requests', async () => {
    const { 'permissions-policy': policy } = await headersOf({ revolut: 'live' });
    expect(policy).toMatch(/payment=\(self[^)]* "https:\/\/\*\.revolut\.com"/);
  });

  it('are sent with a rejection by an earlier hook', async () => {
    const fastify = Fastify();
    fastify.addHook('onRequest', async () => {
      throw new Error('no');
    });
    await addSecurityHeaders(
      fastify,
      { publicUrl: 'https://shop.example', pictureHosts: '' },
      {
        modeOf: () => null,
      },
    );
    fastify.get('/', () => '');
    const { headers } = await fastify.inject('/');
    await fastify.close();
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('the address of a page with a token', () => {
  it('reaches no other request', async () => {
    for (const path of ['/reset-password?token=secret', '/confirm-email/secret', '/undo-email/secret']) {
      expect((await headersOf({}, '', path))['referrer-policy']).toBe('no-referrer');
    }
    expect((await headersOf({}, '', '/login'))['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('files that are shown elsewhere', () => {
  it('keep a stricter policy of their own when they were uploaded', async () => {
    expect((await headersOf({}, '', '/media/1.pdf'))['content-security-policy']).toBe(UPLOADS);
  });

  it.each([
    ['/pictures/sharing/roll.png', 'cross-origin'],
    ['/media/1.webp', 'cross-origin'],
    ['/apple-touch-icon.png', 'cross-origin'],
    ['/apple-touch-icon.png/admin', 'same-origin'],
    ['/api/orders', 'same-origin'],
  ])('are pictures alone: %s is %s', async (path, policy) => {
    expect((await headersOf({}, '', path))['cross-origin-resource-policy']).toBe(policy);
  });
});
