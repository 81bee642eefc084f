import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolderProblem, requireDataFolder } from './data-folder.mjs';
import { MAX_ROTATED_LOGS, rotateLog, serviceLog } from './logs.mjs';
import { startProcess } from './processes.mjs';
import { createRunning, restartDelay } from './running.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kp-keep-alive-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function eventually(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isTrue();) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a part of the shop', () => {
  const program = (code: string) => {
    const file = path.join(folder, 'program.mjs');
    writeFileSync(file, code);
    return file;
  };
  const supervised = () => {
    const said: string[] = [];
    const cancel = new AbortController();
    const running = createRunning({ signal: cancel.signal, say: (line: string) => void said.push(line) });
    const pids: number[] = [];
    const keep = (file: string) =>
      running.keepAlive('worker', async () => {
        const part = startProcess({
          name: 'worker',
          args: [file],
          cwd: folder,
          env: process.env,
          dataDir: folder,
          development: false,
          say: () => undefined,
        });
        pids.push(part.pid);
        return part;
      });
    const end = async () => {
      cancel.abort();
      await running.stopAll();
    };
    return { running, said, pids, keep, end };
  };

  it('that is killed is started again, and stays down when the shop stops', async () => {
    const { pids, said, keep, end } = supervised();
    await keep(program('setInterval(() => undefined, 1000)'));
    process.kill(pids[0]!, 'SIGKILL');
    await eventually(() => pids.length === 2);
    expect(said.join('\n')).toContain('worker ended by SIGKILL');
    expect(said.join('\n')).toContain('restarted in 0.25 s');
    await end();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(pids).toHaveLength(2);
  });

  it('is given the time to finish what is running when the shop stops, and no longer than it needs', async () => {
    const { keep, end } = supervised();
    const finished = path.join(folder, 'finished');
    await keep(
      program(
        `import { writeFileSync } from 'node:fs';
         process.on('SIGTERM', () => setTimeout(() => {
           writeFileSync(${JSON.stringify(finished)}, '');
           process.exit(0);
         }, 11_000));
         writeFileSync(${JSON.stringify(`${finished}.ready`)}, '');
         setInterval(() => undefined, 1000)`,
      ),
    );
    await eventually(() => existsSync(`${finished}.ready`));
    const start = Date.now();
    await end();
    expect(existsSync(finished)).toBe(true);
    // Before the launcher kills what has not ended, after 18 s.
    expect(Date.now() - start).toBeLessThan(17_500);
  });

  it('that cannot come up at the very start is given up with its own last words', async () => {
    const { running, pids, keep, end } = supervised();
    await keep(program('console.log("the setting X is wrong"); process.exit(1)'));
    await expect(running.failure).rejects.toThrow(
      /did not come up in 4 attempts(.|\n)*the setting X is wrong/,
    );
    expect(pids).toHaveLength(4);
    await end();
  });

  it('is restarted after growing delays, never longer than half a minute', () => {
    expect([1, 2, 3, 4].map(restartDelay)).toEqual([250, 500, 1000, 2000]);
    expect(restartDelay(50)).toBe(30_000);
  });
});

describe('a log', () => {
  it('is rotated while it is written, and only so many are kept', () => {
    const log = serviceLog({
      dataDir: folder,
      name: 'gateway',
      development: false,
      say: () => undefined,
      maxBytes: 1000,
    });
    for (let index = 0; index < 200; index += 1) log.line(`line ${index} ${'x'.repeat(100)}`);
    log.close();
    expect(statSync(log.file).size).toBeLessThanOrEqual(1200);
    for (let index = 1; index <= MAX_ROTATED_LOGS; index += 1) {
      expect(statSync(`${log.file}.${index}`).size).toBeLessThanOrEqual(1200);
    }
    expect(existsSync(`${log.file}.${MAX_ROTATED_LOGS + 1}`)).toBe(false);
    expect(readFileSync(log.file, 'utf8') + readFileSync(`${log.file}.1`, 'utf8')).toContain('line 199');
  });

  it('of a server that keeps its descriptor is emptied in place', () => {
    const file = path.join(folder, 'postgres.log');
    writeFileSync(file, 'x'.repeat(2000));
    const { ino } = statSync(file);
    rotateLog(file, 1000);
    expect([statSync(file).size, statSync(file).ino]).toEqual([0, ino]);
    expect(statSync(`${file}.1`).size).toBe(2000);
  });

  (existsSync('/dev/full') ? it : it.skip)(
    'on a full disk loses lines, says so once and ends nothing',
    () => {
      mkdirSync(path.join(folder, 'logs'));
      symlinkSync('/dev/full', path.join(folder, 'logs', 'gateway.log'));
      const said: string[] = [];
      const say = (line: string) => void said.push(line);
      const log = serviceLog({ dataDir: folder, name: 'gateway', development: false, say });
      log.line('one');
      log.line('two');
      expect(log.lastLines()).toContain('two');
      expect(said).toEqual([expect.stringContaining('cannot be written (ENOSPC)')]);
      log.close();
    },
  );

  it('that cannot be opened is done without', () => {
    writeFileSync(path.join(folder, 'logs'), '');
    const log = serviceLog({ dataDir: folder, name: 'gateway', development: false, say: () => undefined });
    log.line('one');
    expect(log.lastLines()).toContain('one');
  });
});

describe('a data folder', () => {
  it('that is a file is a sentence, not a stack', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'data')]) {
      expect(() => requireDataFolder(dataDir)).toThrow(
        /The data folder .* cannot be written: a file stands where/,
      );
    }
  });

  it.each([
    [{ code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' }, 'its disk is full'],
    [{ message: 'initdb: could not write: No space left on device' }, 'its disk is full'],
    [{ code: 'EROFS', message: 'EROFS: read-only file system, mkdir' }, 'read-only'],
    [{ code: 'EACCES', message: 'EACCES: permission denied', path: '/data/x' }, 'may not write there'],
  ])('%j is explained', (error, reason) => {
    expect(dataFolderProblem(Object.assign(new Error(), error), '/data')).toContain(reason);
  });

  it('has nothing to do with other errors', () => {
    expect(dataFolderProblem(new TypeError('x is undefined'), '/data')).toBeNull();
    const elsewhere = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/elsewhere' });
    expect(dataFolderProblem(elsewhere, '/data')).toBeNull();
  });

  it('that cannot be used ends a start with that sentence alone', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'start.mjs')], {
      env: { ...process.env, PORT: '0', DATA_DIR: path.join(file, 'data') },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('cannot be written');
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
  });
});
