import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'nestjs-pino';

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;

/**
 * One line per answer that changed something or failed, with the correlation id of the request. Reads that went well
 * are most of the traffic and stay silent.
 */
export function logResponses(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url, id } = request;
    const status = reply.statusCode;
    if (status < CLIENT_ERROR && (method === 'GET' || method === 'HEAD')) return;
    const line = { method, url, status, milliseconds: Math.round(reply.elapsedTime), correlationId: id };
    if (status >= SERVER_ERROR) logger.error(line, 'Http');
    else if (status >= CLIENT_ERROR) logger.warn(line, 'Http');
    else logger.log(line, 'Http');
  });
}
