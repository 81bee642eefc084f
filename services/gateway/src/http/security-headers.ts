import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { ConnectedProviders } from '@kp/payments';
import type { HttpConfig } from '@kp/platform/http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../gateway.config';

interface ProviderSources {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  image: string[];
  font: string[];
}

/** As documented by Stripe for Stripe.js, without the maps of its unused address field. */
const STRIPE: ProviderSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  style: [],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
  font: [],
};

const REVOLUT_HOSTS = ['https://*.revolut.com'];
const WALLET_HOSTS = [
  'https://pay.google.com',
  'https://*.google.com',
  'https://*.gstatic.com',
  'https://*.cdn-apple.com',
];
const REVOLUT: ProviderSources = {
  script: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  // Its library and the Google Pay button insert style elements.
  style: ["'unsafe-inline'"],
  frame: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  connect: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  image: [...REVOLUT_HOSTS, ...WALLET_HOSTS],
  font: REVOLUT_HOSTS,
};

/** PayPal needs no sources: shoppers are redirected to its own page. */
function providerSources(providers: Pick<ConnectedProviders, 'modeOf'>): ProviderSources {
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

type Http = Pick<HttpConfig, 'publicUrl'> & Pick<GatewayConfig, 'pictureHosts'>;
type Providers = Pick<ConnectedProviders, 'modeOf'>;

const CSP_REPORTS_PATH = '/api/csp-reports';

/** Emails have style attributes. */
const INLINE_STYLE_PAGES = /^\/dev\/mail(?=[/?]|$)/;

/** Their addresses carry a token, which no other request may repeat. */
const SECRET_PAGES = /^\/(reset-password|confirm-email|undo-email)(?=[/?]|$)/;

/** Emails show them, also in the page of a webmail. */
const PICTURES = /^\/(?:(?:brand|pictures|media)\/|(?:favicon\.ico|apple-touch-icon\.png)(?:\?|$))/;

/** Rendered pages are cached, so a nonce per request is impossible and inline scripts are not allowed. */
function helmetOptions(http: Http, providers: Providers, allowsInlineStyles: boolean): FastifyHelmetOptions {
  const isHttps = http.publicUrl.startsWith('https:');
  const { script, style, frame, connect, image, font } = providerSources(providers);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'", ...(allowsInlineStyles ? ["'unsafe-inline'"] : style)],
        imgSrc: ["'self'", 'data:', ...hostsOf(http.pictureHosts), ...image],
        fontSrc: ["'self'", ...font],
        connectSrc: ["'self'", ...connect],
        frameSrc: ["'self'", ...frame],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [CSP_REPORTS_PATH],
        reportTo: ['csp'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Wallet windows answer the page that opened them.
    crossOriginOpenerPolicy: { policy: script.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
  };
}

const hostsOf = (list: string) =>
  list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);

/** Wallets open payment requests from their frames; a leading `*.` works in Chromium only. */
function permissionsPolicy({ frame }: ReturnType<typeof providerSources>): string {
  const frames = frame.map((host) => ` "${host}"`);
  const denied = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'microphone',
    'midi',
    'usb',
  ];
  return [`payment=(self${frames.join('')})`, ...denied.map((feature) => `${feature}=()`)].join(', ');
}

const OWN_HEADERS = ['content-type', 'content-length', 'date', 'connection'];

async function policyHeaders(
  http: Http,
  providers: Providers,
  allowsInlineStyles: boolean,
): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, helmetOptions(http, providers, allowsInlineStyles));
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const entries = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy(providerSources(providers)),
    'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
  };
}

interface SecurityHeaders {
  headers: Record<string, string>;
  /** After a provider was connected or disconnected. */
  renew(): Promise<Record<string, string>>;
}

export async function addSecurityHeaders(
  fastify: FastifyInstance,
  http: Http,
  providers: Providers,
): Promise<SecurityHeaders> {
  let [headers, inlineStyleHeaders] = await bothPolicies(http, providers);
  // In onSend, so that rejections by earlier hooks carry them too.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const own = reply.getHeader('content-security-policy');
    reply.headers(INLINE_STYLE_PAGES.test(request.url) ? inlineStyleHeaders : headers);
    // That of a route is stricter: what was uploaded may do nothing.
    if (own) reply.header('content-security-policy', own);
    if (PICTURES.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (SECRET_PAGES.test(request.url)) reply.header('referrer-policy', 'no-referrer');
    done(null, payload);
  });
  return {
    headers,
    async renew() {
      [headers, inlineStyleHeaders] = await bothPolicies(http, providers);
      return headers;
    },
  };
}

const bothPolicies = (http: Http, providers: Providers) =>
  Promise.all([policyHeaders(http, providers, false), policyHeaders(http, providers, true)]);
