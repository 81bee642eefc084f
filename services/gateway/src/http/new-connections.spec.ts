import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NewConnections } from './new-connections';

const BURST = 120;

describe('new connections', () => {
  it('of a burst are all accepted before the last of them are read from', async () => {
    let now = 0;
    let accepted = 0;
    let answered = 0;
    const server = createServer((_request, response) => {
      answered += 1;
      response.end();
    });
    new NewConnections(server, () => now);
    server.on('connection', () => (accepted += 1));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        get({ port, host: '127.0.0.1', agent: false }, (response) => {
          response.resume().on('end', resolve);
        }).on('error', reject);
      });

    const answers = Array.from({ length: BURST }, ask);
    while (accepted < BURST) await new Promise(setImmediate);
    expect(answered).toBeLessThan(60);
    now = 1000;
    await Promise.all(answers);
    expect(answered).toBe(BURST);

    // The next one is no burst: it is read from at once.
    now = 2000;
    await ask();
    server.close();
  });
});
