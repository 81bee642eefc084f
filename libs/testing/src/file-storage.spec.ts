import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfigs } from '@kp/platform/config';
import { type FileStorage, FolderStorage, S3Storage, StorageConfig } from '@kp/platform/storage';
import { S3Server } from './s3-server';

const NAME = 'invoices/2026/INV-2026-000001.pdf';
const PDF = Buffer.from('%PDF-1.3 \u0000\u00ff invoice');

let folder: string;
let server: S3Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-storage-'));
  server = await S3Server.start();
});
afterAll(async () => {
  await Promise.all(buckets.map((storage) => storage.onApplicationShutdown()));
  await server.stop();
  rmSync(folder, { recursive: true });
});

const buckets: S3Storage[] = [];

function bucket(settings: Record<string, string> = {}): S3Storage {
  const [config] = loadConfigs([StorageConfig], { ...server.environment, ...settings });
  const storage = new S3Storage(config);
  buckets.push(storage);
  return storage;
}

describe.each<[string, () => FileStorage]>([
  ['a folder', () => new FolderStorage(folder)],
  ['S3', () => bucket()],
])('storage in %s', (_where, create) => {
  let storage: FileStorage;
  beforeAll(() => (storage = create()));

  it('has no file that was not kept', async () => {
    expect(await storage.get('invoices/none.pdf')).toBeNull();
    expect(await storage.open('invoices/none.pdf')).toBeNull();
    expect(await storage.exists('invoices/none.pdf')).toBe(false);
    await expect(storage.delete('invoices/none.pdf')).resolves.toBeUndefined();
  });

  it('answers the bytes that were kept, with their type and size', async () => {
    await storage.put(NAME, PDF);
    expect(await storage.exists(NAME)).toBe(true);
    expect(await storage.get(NAME)).toEqual(PDF);
    const file = await storage.open(NAME);
    expect({ contentType: file!.contentType, size: file!.size }).toEqual({
      contentType: 'application/pdf',
      size: PDF.length,
    });
    file!.content.destroy();
  });

  it('replaces a file, and forgets one that is deleted', async () => {
    const png = Buffer.alloc(300_000, 7);
    await storage.put('pictures/oven.png', Buffer.from('old'));
    await storage.put('pictures/oven.png', png);
    expect((await storage.get('pictures/oven.png'))!.equals(png)).toBe(true);
    await storage.delete('pictures/oven.png');
    expect(await storage.get('pictures/oven.png')).toBeNull();
  });

  it('keeps one whole file when several writers use the name at once', async () => {
    const versions = Array.from({ length: 10 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(versions.map((version) => storage.put('race/file.zip', version)));
    const kept = await storage.get('race/file.zip');
    expect(versions.some((version) => version.equals(kept!))).toBe(true);
  });

  it.each([
    '../secret.pdf',
    'invoices/../../secret.pdf',
    '/etc/passwd.pdf',
    'invoices//a.pdf',
    '.hidden.pdf',
    'a\\b.pdf',
    'a b.pdf',
    'a.pdf\u0000.pdf',
    'no-ending',
    'script.html',
    `${'a'.repeat(200)}.pdf`,
  ])('refuses the name %j', async (name) => {
    await expect(storage.put(name, PDF)).rejects.toThrow('Not a name of a stored file');
    await expect(storage.open(name)).rejects.toThrow('Not a name of a stored file');
    await expect(storage.exists(name)).rejects.toThrow('Not a name of a stored file');
    await expect(storage.delete(name)).rejects.toThrow('Not a name of a stored file');
  });
});

describe('storage in a folder', () => {
  it('leaves nothing unfinished behind', async () => {
    const storage = new FolderStorage(folder);
    // A file stands where the folder of this name would be.
    writeFileSync(path.join(folder, 'blocked'), '');
    await expect(storage.put('blocked/a.pdf', PDF)).rejects.toThrow(/EEXIST|ENOTDIR/);
    await storage.put('clean/a.pdf', PDF);
    expect(readdirSync(path.join(folder, 'clean'))).toEqual(['a.pdf']);
  });
});

describe('storage in S3', () => {
  afterEach(() => {
    server.isFailing = false;
    server.delayMs = 0;
  });

  it('signs every request', () => {
    expect(server.refused).toBe(0);
    expect(server.objects.get(NAME)).toEqual({ content: PDF, contentType: 'application/pdf' });
  });

  it('is refused with a wrong key', async () => {
    const storage = bucket({ STORAGE_SECRET_ACCESS_KEY: 'another-key' });
    await expect(storage.put(NAME, PDF)).rejects.toThrow();
    expect(server.refused).toBeGreaterThan(0);
  });

  it('tries again, then reports that the storage fails, and never takes that for a missing file', async () => {
    const storage = bucket();
    server.isFailing = true;
    const before = server.requests.length;
    await expect(storage.get(NAME)).rejects.toThrow();
    expect(server.requests.length - before).toBe(3);
    await expect(storage.exists(NAME)).rejects.toThrow();
    await expect(storage.put(NAME, PDF)).rejects.toThrow();
  });

  it('does not wait for an answer that does not come', async () => {
    const storage = bucket({ STORAGE_TIMEOUT_MS: '100' });
    server.delayMs = 5000;
    const start = Date.now();
    await expect(storage.exists(NAME)).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(4000);
  });
});

describe('the settings of the storage', () => {
  it('name the keys that a bucket needs', () => {
    expect(() => loadConfigs([StorageConfig], { STORAGE_BUCKET: 'files' })).toThrow(
      /STORAGE_ACCESS_KEY_ID[^]*STORAGE_SECRET_ACCESS_KEY/,
    );
    expect(() => loadConfigs([StorageConfig], {})).not.toThrow();
  });
});
