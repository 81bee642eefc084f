import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipArchive as ZipWriter } from 'archiver';
import { ZipArchive, ZipError, ZipFileError, type ZipLimits } from './zip-archive';

const LIMITS: ZipLimits = { files: 10, fileBytes: 1000, bytes: 5000 };

describe('a ZIP archive', () => {
  let folder: string;
  let archives: ZipArchive[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-zip-'));
  });
  afterEach(() => {
    for (const archive of archives) archive.close();
    archives = [];
  });
  afterAll(() => rm(folder, { recursive: true }));

  const zipped = (files: Record<string, string | Buffer>) => {
    const writer = new ZipWriter();
    for (const [name, content] of Object.entries(files)) writer.append(content, { name });
    void writer.finalize();
    return buffer(writer);
  };
  const open = async (content: Buffer, limits = LIMITS) => {
    const file = path.join(folder, 'pictures.zip');
    await writeFile(file, content);
    const archive = await ZipArchive.open(file, limits);
    archives.push(archive);
    return archive;
  };
  const opened = async (files: Record<string, string | Buffer>) => open(await zipped(files));
  const problemOf = (reading: Promise<unknown>) =>
    reading.then(
      () => 'none',
      (error: unknown) => (error instanceof ZipFileError ? error.problem : error),
    );

  it('has its files by path, and by name where it is the only one', async () => {
    const archive = await opened({
      'Trays/Deep.JPG': 'deep',
      'a/top.jpg': 'a',
      'b/top.jpg': 'b',
      'pan.jpg': 'pan',
    });
    const texts = ['trays/deep.jpg', 'deep.jpg', 'B/top.jpg', 'pan.jpg'].map(async (name) =>
      (await archive.read(name))?.toString(),
    );
    expect(await Promise.all(texts)).toEqual(['deep', 'deep', 'b', 'pan']);
    expect(await archive.read('top.jpg')).toBeNull();
    expect(await archive.read('../pan.jpg')).toBeNull();
  });

  it('without its directory is refused', async () => {
    const content = await zipped({ 'pan.jpg': 'pan' });
    await expect(open(content.subarray(0, -30))).rejects.toThrow(ZipError);
    await expect(open(Buffer.from('name,price'))).rejects.toThrow(ZipError);
    await expect(open(Buffer.alloc(0))).rejects.toThrow(ZipError);
  });

  it('with a name that leaves its folder is refused', async () => {
    const content = await zipped({ 'aa/secret.jpg': 'x' });
    for (const name of ['../secret.jpg', '/a/secret.jpg', 'C:\\secret.jpg'].map((each) =>
      each.padEnd(13, 'x'),
    )) {
      const hostile = Buffer.from(content.toString('latin1').replaceAll('aa/secret.jpg', name), 'latin1');
      await expect(open(hostile)).rejects.toThrow(ZipError);
    }
  });

  it('with too many files, or too large when unpacked, is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.jpg`, 'x']));
    await expect(opened(many)).rejects.toThrow('too many files');
    const bomb = { 'a.jpg': Buffer.alloc(3000), 'b.jpg': Buffer.alloc(3000) };
    await expect(opened(bomb)).rejects.toThrow('too large');
  });

  it('unpacks no file that is too large, whatever size it declares', async () => {
    const content = await zipped({ 'bomb.jpg': Buffer.alloc(2000), 'pan.jpg': 'pan' });
    const archive = await open(content);
    expect(await problemOf(archive.read('bomb.jpg'))).toBe('too-large');
    expect((await archive.read('pan.jpg'))?.toString()).toBe('pan');

    const lying = Buffer.from(content);
    const directory = lying.indexOf('PK\x01\x02', 0, 'latin1');
    lying.writeUInt32LE(10, directory + 24);
    expect(await problemOf((await open(lying)).read('bomb.jpg'))).toBe('damaged');
  });

  it('with an encrypted or damaged file still has the others', async () => {
    const content = await zipped({ 'locked.jpg': 'locked', 'pan.jpg': 'pan' });
    content.writeUInt16LE(
      content.readUInt16LE(content.indexOf('PK\x01\x02') + 8) | 1,
      content.indexOf('PK\x01\x02') + 8,
    );
    const archive = await open(content);
    expect(await problemOf(archive.read('locked.jpg'))).toBe('damaged');
    expect((await archive.read('pan.jpg'))?.toString()).toBe('pan');
  });
});
