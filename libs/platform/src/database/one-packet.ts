import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';

/** What is sent on this connection until the next tick travels in one packet: each costs a system call on both sides. */
export function inOnePacket(client: PoolClient): PoolClient {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return client;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client;
}
