import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, open, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, constants } from 'node:zlib';

/*
 * The backup file is an ordinary tar.gz. Its last entry lists the SHA-256 of every other one, so a file that was cut
 * off or damaged is recognised.
 */
const BLOCK_BYTES = 512;
const CHUNK_BYTES = 1024 * 1024;
const MANIFEST = 'manifest.json';
const MAX_NAME_BYTES = 100;
const MAX_PREFIX_BYTES = 155;
const FILE = '0';
const FOLDER = '5';

/** The file is no complete, undamaged backup. */
export class DamagedBackup extends Error {}

/** A name as tar's two fields. */
function splitName(name) {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return { name, prefix: '' };
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= MAX_PREFIX_BYTES && Buffer.byteLength(rest) <= MAX_NAME_BYTES) {
      return { name: rest, prefix };
    }
  }
  throw new Error(`The path ${name} is too long for a backup.`);
}

function header({ name, size, mode, type }) {
  const block = Buffer.alloc(BLOCK_BYTES);
  const split = splitName(name);
  const octal = (value, length) => value.toString(8).padStart(length - 1, '0');
  block.write(split.name, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(Date.now() / 1000), 12), 136);
  block.write(' '.repeat(8), 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257, 'latin1');
  block.write(split.prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148, 'latin1');
  return block;
}

function padding(size) {
  return Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);
}

/**
 * Writes a backup file, readable by its owner only.
 * @param {string} file must not exist
 * @returns {Promise<{ folder: (name: string) => Promise<void>, file: (name: string, source: string) => Promise<boolean>,
 *   text: (name: string, content: string) => Promise<void>, finish: (facts: object) => Promise<void>,
 *   abandon: () => Promise<void> }>} `file` answers false when the source is gone
 */
export async function createArchive(file) {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(target, 'open');
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const written = pipeline(gzip, target);
  written.catch(() => undefined);
  const files = {};
  const write = async (chunk) => {
    // A full disk ends the pipeline: waiting for "drain" alone would never end.
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const add = async (name, size, mode, chunks) => {
    const hash = createHash('sha256');
    await write(header({ name, size, mode, type: FILE }));
    for await (const chunk of chunks) {
      hash.update(chunk);
      await write(chunk);
    }
    await write(padding(size));
    files[name] = hash.digest('hex');
  };
  const text = (name, content) => {
    const bytes = Buffer.from(content);
    return add(name, bytes.length, 0o600, [bytes]);
  };
  return {
    folder: (name) => write(header({ name: `${name}/`, size: 0, mode: 0o700, type: FOLDER })),
    text,
    async file(name, source) {
      const handle = await open(source, 'r').catch((error) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!handle) return false;
      try {
        const { size } = await handle.stat();
        await add(name, size, 0o600, exactly(handle, size));
      } finally {
        await handle.close();
      }
      return true;
    },
    async finish(facts) {
      await text(MANIFEST, JSON.stringify({ ...facts, files }));
      await write(Buffer.alloc(2 * BLOCK_BYTES));
      gzip.end();
      await written;
      await chmod(file, 0o600);
    },
    async abandon() {
      gzip.destroy();
      await written.catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}

/** `size` bytes of a file that may grow or shrink meanwhile; the write-ahead log repairs what is missing. */
async function* exactly(handle, size) {
  for (let position = 0; position < size;) {
    const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, size - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) {
      yield Buffer.alloc(size - position);
      return;
    }
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** Hands out exactly as many bytes of a stream as are asked for. */
function byteReader(stream) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const more = async () => {
    const { done, value } = await chunks.next();
    if (done) throw new DamagedBackup('The backup file ends too early.');
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
  };
  return {
    async take(count) {
      while (rest.length < count) await more();
      const taken = rest.subarray(0, count);
      rest = rest.subarray(count);
      return taken;
    },
    async *stream(count) {
      for (let left = count; left > 0;) {
        if (rest.length === 0) await more();
        const part = rest.subarray(0, left);
        rest = rest.subarray(part.length);
        left -= part.length;
        yield part;
      }
    },
    /** Reads to the end, where gzip's own checksum is compared. */
    async drain() {
      rest = Buffer.alloc(0);
      while (!(await chunks.next()).done);
    },
  };
}

function parseHeader(block) {
  const field = (start, length) => {
    const end = block.indexOf(0, start);
    return block.toString('utf8', start, end === -1 || end > start + length ? start + length : end);
  };
  const octal = (start, length) => parseInt(field(start, length).trim() || '0', 8);
  const expected = octal(148, 8);
  const unsummed = Buffer.from(block);
  unsummed.fill(' ', 148, 156);
  if (unsummed.reduce((total, byte) => total + byte, 0) !== expected) {
    throw new DamagedBackup('An entry of the backup file is damaged.');
  }
  const prefix = field(345, 155);
  const name = (prefix ? `${prefix}/` : '') + field(0, 100);
  return { name, size: octal(124, 12), type: field(156, 1) };
}

/**
 * Reads a whole backup and compares every checksum.
 * @param {string} file
 * @param {(entry: { name: string, isFolder: boolean, content: AsyncIterable<Buffer> }) => Promise<void>} [onEntry] must
 *   read `content` to its end
 * @returns {Promise<object>} the manifest
 * @throws {DamagedBackup} when the file is no backup, cut off or damaged
 */
export async function readArchive(file, onEntry = discard) {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  const hashes = {};
  try {
    const reader = byteReader(gunzip);
    for (;;) {
      const block = await reader.take(BLOCK_BYTES);
      if (block.every((byte) => byte === 0))
        throw new DamagedBackup('The backup file has no list of its files.');
      const { name, size, type } = parseHeader(block);
      const hash = createHash('sha256');
      if (name === MANIFEST) {
        const manifest = JSON.parse((await reader.take(size)).toString('utf8'));
        await reader.drain();
        compare(manifest.files, hashes);
        return manifest;
      }
      const content = hashed(reader.stream(size), hash);
      await onEntry({ name, isFolder: type === FOLDER, content });
      if (type === FILE) hashes[name] = hash.digest('hex');
      await reader.take(padding(size).length);
    }
  } catch (error) {
    if (error instanceof DamagedBackup || error.syscall) throw error;
    throw new DamagedBackup(`The backup file is damaged: ${error.message}`);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function* hashed(chunks, hash) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function discard({ content }) {
  const iterator = content[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}

function compare(expected, actual) {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  for (const name of names) {
    if (expected[name] !== actual[name]) throw new DamagedBackup(`${name} is damaged in the backup file.`);
  }
}

/** Writes one entry into a folder. */
export async function extractEntry({ name, isFolder, content }, target) {
  if (path.isAbsolute(name) || name.split('/').includes('..')) {
    throw new DamagedBackup(`The backup file holds the path ${name}.`);
  }
  if (isFolder) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    return discard({ content });
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  // `pipeline` listens for errors all the time, so a full disk rejects instead of ending the process.
  await pipeline(content, createWriteStream(target, { mode: 0o600 }));
}
