import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from './lock.mjs';
import { nodeProblem } from './node-version.mjs';
import { isPortFree, pickPort } from './ports.mjs';
import { findOnPath, installCommand } from './redis-program.mjs';
import { readableLine } from './service-log.mjs';
import { stampOf } from './stamps.mjs';

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

describe('the stamp over the sources', () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    utimesSync(path.join(folder, name), 1_700_000_000, 1_700_000_000);
  };
  const stamp = () => stampOf(folder, ['libs', 'package-lock.json', 'absent']);

  beforeEach(() => {
    write('libs/a/price.ts', 'one');
    write('package-lock.json', '{}');
  });

  it('stays the same while nothing changes', () => {
    expect(stamp()).toBe(stamp());
  });

  it('changes when a file is saved, added, renamed or removed', () => {
    const seen = [stamp()];
    utimesSync(path.join(folder, 'libs/a/price.ts'), 1_700_000_001, 1_700_000_001);
    seen.push(stamp());
    write('libs/a/more.ts', '');
    seen.push(stamp());
    rmSync(path.join(folder, 'libs/a/more.ts'));
    write('libs/a/other.ts', '');
    seen.push(stamp());
    rmSync(path.join(folder, 'libs/a/price.ts'));
    seen.push(stamp());
    expect(new Set(seen).size).toBe(5);
  });

  it('does not change for tests, pages of documentation and installed packages', () => {
    const before = stamp();
    for (const name of [
      'price.spec.ts',
      'price.int-spec.ts',
      'screen.test.tsx',
      'README.md',
      'node_modules/x.js',
    ]) {
      write(`libs/a/${name}`, 'text');
    }
    expect(stamp()).toBe(before);
  });
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
