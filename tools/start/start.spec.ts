import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from './lock.mjs';
import { readableLine } from './logs.mjs';
import { nodeProblem } from './node-version.mjs';
import { isPortFree, pickPort } from './ports.mjs';
import { createProgress } from './progress.mjs';
import { findOnPath, installCommand } from './redis-program.mjs';
import { announceWorker } from './shop.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kp-start-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('%s runs the shop', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])(
    '%s is refused in a sentence that names both',
    (version) => {
      expect(nodeProblem(version)).toContain('needs Node 20.19 or newer');
      expect(nodeProblem(version)).toContain(version);
    },
  );
});

describe('ports', () => {
  let other: Server;
  let taken: number;
  beforeEach((done) => {
    other = createServer().listen(0, '127.0.0.1', () => {
      taken = (other.address() as AddressInfo).port;
      done();
    });
  });
  afterEach((done) => void other.close(done));

  it('a taken one is noticed, and another one is picked', async () => {
    expect(await isPortFree(taken)).toBe(false);
    const picked = await pickPort(taken);
    expect(picked).not.toBe(taken);
    expect(await isPortFree(picked)).toBe(true);
  });

  it('the remembered one is taken again when it is free', async () => {
    const remembered = await pickPort();
    expect(await pickPort(remembered)).toBe(remembered);
  });
});

describe('two starts on the same data', () => {
  it('the second one is told about the first', () => {
    const lock = takeLock(folder, 'http://localhost:3000');
    expect(() => takeLock(folder, 'http://localhost:3001')).toThrow(
      /already running .*http:\/\/localhost:3000/,
    );
    lock.release();
    takeLock(folder, 'http://localhost:3001').release();
  });

  it('a killed start does not count, nor does another process that got its id', () => {
    const file = path.join(folder, 'start.lock');
    for (const left of [
      { pid: 2 ** 22 + 1, began: '1' },
      { pid: process.pid, began: 'before' },
    ]) {
      writeFileSync(file, JSON.stringify(left));
      const lock = takeLock(folder, 'http://localhost:3000');
      expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
      lock.release();
    }
  });
});

describe('a Redis server', () => {
  it('is found on PATH by either of its names', () => {
    expect(findOnPath(['redis-server', 'valkey-server'], folder)).toBeNull();
    const file = path.join(folder, 'valkey-server');
    writeFileSync(file, '#!/bin/sh\n');
    expect(findOnPath(['redis-server', 'valkey-server'], `/absent:${folder}`)).toBeNull();
    chmodSync(file, 0o755);
    expect(findOnPath(['redis-server', 'valkey-server'], `/absent:${folder}`)).toBe(file);
  });

  it.each([
    ['darwin', '', 'brew install redis'],
    ['linux', 'ID=debian\n', 'sudo apt-get install redis-server'],
    ['linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'sudo apt-get install redis-server'],
    [
      'linux',
      'ID="rocky"\nID_LIKE="rhel centos fedora"\n',
      'sudo dnf install valkey || sudo dnf install redis',
    ],
    ['linux', 'ID=alpine\n', 'sudo apk add redis'],
    ['linux', 'ID=arch\n', 'sudo pacman -S valkey'],
  ])('on %s with the release file %j comes by: %s', (platform, release, command) => {
    expect(installCommand(platform, release)).toBe(command);
  });
});

describe('the output of a service', () => {
  it('is shown as its message and the reason of a failure', () => {
    const line = JSON.stringify({ level: 50, msg: 'mail not sent', err: { stack: 'Error: refused' } });
    expect(readableLine(line)).toEqual({ text: 'mail not sent\nError: refused', level: 50 });
  });

  it('is shown as it is when it is no log entry', () => {
    expect(readableLine('Segmentation fault')).toEqual({ text: 'Segmentation fault', level: null });
    expect(readableLine('42')).toEqual({ text: '42', level: null });
  });
});

describe('a worker that starts later than the gateway', () => {
  const announced = async (...states: string[]) => {
    const lines: string[] = [];
    const server = createHttpServer((_request, response) => {
      const worker = states.length > 1 ? states.shift() : states[0];
      response.end(JSON.stringify({ status: worker === 'up' ? 'ok' : 'degraded', worker }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const stream = { on: () => undefined, write: (line: string) => lines.push(line.trim()) };
    const progress = createProgress(stream);
    await announceWorker({ host: '127.0.0.1', port, progress, signal: new AbortController().signal });
    server.close();
    return lines.map((line) => line.replace(/ \(.*\)$/, ''));
  };

  it('is said, with what waits for it, until it runs', async () => {
    expect(await announced('down', 'down', 'up')).toEqual([
      '… Starting the worker: mails and bulk changes wait for it',
      '✓ Worker started',
    ]);
  });

  it('is not worth a line when it runs already', async () => {
    expect(await announced('up')).toEqual([]);
  });
});
