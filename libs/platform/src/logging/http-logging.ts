import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'nestjs-pino';
import type { UrlRedaction } from './url-redaction';

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** Logs writes and failures only: successful reads are most of the traffic. */
export function logResponses(fastify: FastifyInstance, logger: Logger, urls: UrlRedaction): void {
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, id, ip } = request;
    const status = reply.statusCode;
    // The cause of an outage is logged once per second instead.
    if (status === UNAVAILABLE && reply.hasHeader('retry-after')) return;
    if (status < CLIENT_ERROR && (method === 'GET' || method === 'HEAD')) return;
    const url = urls.redact(request.url);
    const line = { method, url, status, milliseconds: Math.round(reply.elapsedTime), ip, correlationId: id };
    if (status >= SERVER_ERROR) logger.error(line, 'Http');
    else if (status >= CLIENT_ERROR) logger.warn(line, 'Http');
    else logger.log(line, 'Http');
  });
}
