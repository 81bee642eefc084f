import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'nestjs-pino';

/** Path segments that are followed by a secret token or id. */
const SECRET_SEGMENT =
  /\/(order-status|orders\/status|checkouts\/paypal|checkouts|payments\/sandbox|quote|unsubscribe|confirm-email|reset-password|pay)\/[^/?#]+/g;

/** Query parameters whose values are logged; others may be tokens or personal data. */
const LOGGED_PARAMETERS = new Set(['limit', 'offset', 'sort', 'category', 'status', 'page', 'lang', '_t']);

export function redactUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const redactedPath = path.replace(SECRET_SEGMENT, '/$1/***');
  if (end === -1) return redactedPath;
  const parameters = url
    .slice(end + 1)
    .split('&')
    .map((parameter) => {
      const name = parameter.split('=', 1)[0] as string;
      return LOGGED_PARAMETERS.has(name) ? parameter : `${name}=***`;
    });
  return `${redactedPath}?${parameters.join('&')}`;
}

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** Logs writes and failures only: successful reads are most of the traffic. */
export function logResponses(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, id, ip } = request;
    const status = reply.statusCode;
    // The cause of an outage is logged once per second instead.
    if (status === UNAVAILABLE && reply.hasHeader('retry-after')) return;
    if (status < CLIENT_ERROR && (method === 'GET' || method === 'HEAD')) return;
    const url = redactUrl(request.url);
    const line = { method, url, status, milliseconds: Math.round(reply.elapsedTime), ip, correlationId: id };
    if (status >= SERVER_ERROR) logger.error(line, 'Http');
    else if (status >= CLIENT_ERROR) logger.warn(line, 'Http');
    else logger.log(line, 'Http');
  });
}
