import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyEntry } from './ready-entry';

/** Answers with the bytes of an entry in an encoding the client accepts, or with 304 when it has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, entry: ReadyEntry): FastifyReply {
  reply.headers(entry.headers).header('etag', entry.etag);
  if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const encoding = entry.encodingFor(typeof accepted === 'string' ? accepted : undefined);
  reply.code(entry.status);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = entry.body(encoding);
  if (Buffer.isBuffer(body)) return reply.send(body);
  void body.then((bytes) => reply.send(bytes));
  return reply;
}
