import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { extractEntry } from './archive.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kp-archive-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An entry whose bytes come in pieces, as from a slow disk. */
const entry = (name: string) => ({
  name,
  isFolder: false,
  content: (async function* () {
    for (let piece = 0; piece < 4; piece += 1) {
      yield Buffer.alloc(10_000, 'x');
      await pause(20);
    }
  })(),
});

describe('an entry of a backup', () => {
  it('is written with its folders', async () => {
    const target = path.join(folder, 'uploads', 'label.svg');
    await extractEntry(entry('data/uploads/label.svg'), target);
    expect(readFileSync(target, 'utf8')).toBe('x'.repeat(40_000));
  });

  (existsSync('/dev/full') ? it : it.skip)('rejects on a full disk, whenever the disk says so', async () => {
    await expect(extractEntry(entry('data/label.svg'), '/dev/full')).rejects.toThrow(/ENOSPC/);
  });

  it.each(['/etc/passwd', 'data/../../etc/passwd'])('of the path %s is refused', async (name) => {
    await expect(extractEntry(entry(name), path.join(folder, 'x'))).rejects.toThrow(/holds the path/);
  });
});
