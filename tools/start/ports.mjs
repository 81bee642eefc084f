import { createServer } from 'node:net';

function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });
}

/** Whether `port` of `host` can be listened on; false only when somebody else has it. */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A free port of the loopback address. */
export async function pickPort(preferred) {
  const wished = preferred ? await tryPort(preferred) : null;
  const port = wished ?? (await tryPort(0));
  if (port === null) throw new Error('No free port on 127.0.0.1.');
  return port;
}
