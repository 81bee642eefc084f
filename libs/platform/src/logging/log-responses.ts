import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'nestjs-pino';
import { redactUrl } from './redact-url';

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/**
 * One line per answer that changed something or failed, with the correlation id of the request. Reads that went well
 * are most of the traffic and stay silent.
 */
export function logResponses(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, id, ip } = request;
    const status = reply.statusCode;
    // An outage meets every request: its cause is logged once per second instead.
    if (status === UNAVAILABLE && reply.hasHeader('retry-after')) return;
    if (status < CLIENT_ERROR && (method === 'GET' || method === 'HEAD')) return;
    const url = redactUrl(request.url);
    const line = { method, url, status, milliseconds: Math.round(reply.elapsedTime), ip, correlationId: id };
    if (status >= SERVER_ERROR) logger.error(line, 'Http');
    else if (status >= CLIENT_ERROR) logger.warn(line, 'Http');
    else logger.log(line, 'Http');
  });
}
