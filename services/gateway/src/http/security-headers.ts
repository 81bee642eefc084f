import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ConnectedProviders, HttpConfig } from '@kp/platform/config';
import { providerSources } from './provider-sources';

type Http = Pick<HttpConfig, 'publicUrl'>;
type Providers = Pick<ConnectedProviders, 'modeOf' | 'publicKeys'>;

/**
 * No inline script anywhere: rendered pages are cached, so a per-request nonce is impossible and state travels as
 * JSON. Inline styles are allowed because antd writes its styles at run time. Other hosts are those of the payment
 * providers that are connected.
 */
function helmetOptions(http: Http, providers: Providers): FastifyHelmetOptions {
  const isHttps = http.publicUrl.startsWith('https:');
  const { script, frame, connect, image } = providerSources(providers);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connect],
        frameSrc: ["'self'", ...frame],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
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

/** Headers that belong to one answer and not to the policy. */
const OWN_HEADERS = ['content-type', 'content-length', 'date', 'connection'];

/** What helmet makes of the options, asked once: the headers are the same on every answer. */
async function policyHeaders(http: Http, providers: Providers): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, helmetOptions(http, providers));
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const entries = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * Sends the security headers with every answer.
 * @returns them, for answers that do not pass through the framework
 */
export async function addSecurityHeaders(
  fastify: FastifyInstance,
  http: Http,
  providers: Providers,
): Promise<Record<string, string>> {
  const headers = await policyHeaders(http, providers);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  return headers;
}
