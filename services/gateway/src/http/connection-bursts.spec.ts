import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionBursts } from './connection-bursts';

const BURST = 120;

describe('a burst of connections', () => {
  let server: Server;
  let accepted: number;
  let worked: number;
  let acceptedAtFirstWork: number | null;

  const listen = async (bursts: ConnectionBursts) => {
    [accepted, worked, acceptedAtFirstWork] = [0, 0, null];
    server = createServer((_request, response) =>
      bursts.run(() => {
        acceptedAtFirstWork ??= accepted;
        worked += 1;
        response.end();
      }),
    );
    bursts.watch(server);
    server.on('connection', () => (accepted += 1));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  };
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  const askBurst = () => Promise.all(Array.from({ length: BURST }, ask));
  afterEach(() => void server.close());

  it('is accepted as a whole before the first of its requests is worked on', async () => {
    await listen(new ConnectionBursts());
    await askBurst();
    expect(acceptedAtFirstWork).toBe(BURST);
    expect(worked).toBe(BURST);

    acceptedAtFirstWork = null;
    await ask();
    expect(acceptedAtFirstWork).toBe(BURST + 1);
  });

  it('holds the work for half a second at most', async () => {
    let lateBy = 0;
    await listen(new ConnectionBursts(() => performance.now() + lateBy));
    // Each connection takes at least 10 ms, all of them over a second.
    server.on('connection', () => (lateBy += 10));
    await askBurst();
    expect(acceptedAtFirstWork).toBeGreaterThan(20);
    expect(acceptedAtFirstWork).toBeLessThan(60);
    expect(worked).toBe(BURST);
  });
});
