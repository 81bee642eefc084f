import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@kp/platform/http';

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const UNREAD_RESPONSE_TIMEOUT_MS = 1000;

const problemOf = (status: number, correlationId: string): Problem => ({
  status,
  code: 'REQUEST.INVALID',
  message: STATUS_CODES[status] ?? 'Bad Request',
  correlationId,
});

export class EarlyErrors {
  headers: Readonly<Record<string, string>> = {};

  readonly handleRoutingError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    const headers = { ...this.headers, 'cache-control': 'no-store' };
    void reply.code(status).headers(headers).send(problemOf(status, request.id));
  };

  readonly handleParseError = (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemOf(status, randomUUID()));
    const headers = {
      ...this.headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    closeBothDirections(socket);
  };
}

/** A client that keeps its direction open would hold the connection, which has no other timeout. */
function closeBothDirections(socket: Socket): void {
  socket.destroySoon();
  const timer = setTimeout(() => socket.destroy(), UNREAD_RESPONSE_TIMEOUT_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
