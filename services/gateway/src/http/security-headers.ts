import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { ConnectedProviders, HttpConfig } from '@kp/platform/config';
import Fastify, { type FastifyInstance } from 'fastify';

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

type Http = Pick<HttpConfig, 'publicUrl' | 'pictureHosts'>;
type Providers = Pick<ConnectedProviders, 'modeOf'>;

export const CSP_REPORTS_PATH = '/api/csp-reports';

/**
 * The back office, where antd inserts style elements, and the dev mailbox, whose mails are styled by attributes. A
 * nonce would not do for antd: the style of its scroll lock takes none.
 */
const INLINE_STYLE_PAGES = /^\/(?:admin(?!\/api)|dev\/mail)(?=[/?]|$)/;

/**
 * No inline script and no inline style: rendered pages are cached, so a per-request nonce is impossible and state
 * travels as JSON. Other hosts are those of the payment providers that are connected.
 */
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
    // Wallets open windows that answer the page they came from.
    crossOriginOpenerPolicy: { policy: script.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
  };
}

const hostsOf = (list: string) =>
  list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);

/**
 * What pages and the frames in them may use: wallets open payment requests from their frames. A leading `*.` in a host is
 * known to Chromium, the only engine that obeys this header.
 */
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

/** Headers that belong to one answer and not to the policy. */
const OWN_HEADERS = ['content-type', 'content-length', 'date', 'connection'];

/** What helmet makes of the options, asked once per kind of page. */
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

/**
 * Sends the security headers with every answer.
 * @returns those of public pages, for answers that do not pass through the framework
 */
export async function addSecurityHeaders(
  fastify: FastifyInstance,
  http: Http,
  providers: Providers,
): Promise<Record<string, string>> {
  const headers = await policyHeaders(http, providers, false);
  const inlineStyleHeaders = await policyHeaders(http, providers, true);
  // When the answer is sent, so that refusals by earlier hooks carry them too.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(INLINE_STYLE_PAGES.test(request.url) ? inlineStyleHeaders : headers);
    done(null, payload);
  });
  return headers;
}
