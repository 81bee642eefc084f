import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { HttpConfig } from '@kp/platform/config';

/**
 * No inline script anywhere: rendered pages are cached, so a per-request nonce is impossible and state travels as
 * JSON. Inline styles are allowed because antd writes its styles at run time.
 */
export function securityHeaders(http: Pick<HttpConfig, 'publicUrl'>): FastifyHelmetOptions {
  const isHttps = http.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
  };
}
