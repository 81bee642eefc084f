import { connect, createServer } from 'node:net';

/** @returns {Promise<number|null>} the port that was bound (`0` asks the system for a free one), null when it is taken. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });
}

/** Whether nothing listens on `port` of `host`. */
export async function isPortFree(port, host = '127.0.0.1') {
  return (await tryPort(port, host)) !== null;
}

/**
 * A free port of the loopback address.
 * @param {number} [preferred] taken when it is free, so that an address stays the same from start to start.
 * @returns {Promise<number>}
 */
export async function pickPort(preferred) {
  const wished = preferred ? await tryPort(preferred, '127.0.0.1') : null;
  const port = wished ?? (await tryPort(0, '127.0.0.1'));
  if (port === null) throw new Error('No free port on 127.0.0.1.');
  return port;
}

/** Whether somebody accepts connections on `port` of the loopback address. */
export function isPortAnswering(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const finish = (answers) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
