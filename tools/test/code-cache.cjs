/*
 * Preloaded by the processes that tests start (--require). V8 keeps what it made of their modules in `.cache/code`, and
 * the next start of the same program takes it from there: a third of the processor time that loading costs. Node has
 * this itself from version 22 on (module.enableCompileCache).
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { Script } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.cache/code');
const INDEX_LENGTH_BYTES = 4;
/** What is kept has lost how to import. Bundles never do: the bundler made modules of it. */
const IMPORT = /\bimport\s*\(/;

/** One file per version of a program and of the packages that it loads. With other flags V8 takes nothing of it. */
function fileOf(program) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha1')
    .update(`${process.version} ${process.execArgv}`)
    .update(readFileSync(program))
    .update(lock);
  return path.join(folder, hash.digest('hex'));
}

/** The length of the index, the index and all code are one file, so that nobody reads parts of two writers. */
function readKept(file) {
  if (!existsSync(file)) return null;
  const kept = readFileSync(file);
  const end = INDEX_LENGTH_BYTES + kept.readUInt32LE(0);
  return { index: JSON.parse(kept.subarray(INDEX_LENGTH_BYTES, end).toString()), code: kept.subarray(end) };
}

/** Written beside its place, since others may read there. */
function writeKept(file, scripts) {
  const index = {};
  const parts = [];
  let end = 0;
  for (const [filename, { script, length }] of scripts) {
    const data = script.createCachedData();
    index[filename] = [end, (end += data.length), length];
    parts.push(data);
  }
  const text = Buffer.from(JSON.stringify(index));
  const indexLength = Buffer.alloc(INDEX_LENGTH_BYTES);
  indexLength.writeUInt32LE(text.length);
  const half = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(half, Buffer.concat([indexLength, text, ...parts]));
  renameSync(half, file);
}

function keepCodeOf(program) {
  const file = fileOf(program);
  const kept = readKept(file);
  const scripts = new Map();
  const compileAsUsual = Module.prototype._compile;
  /** V8 itself compares lengths alone, so only what the name of the file stands for. */
  const isKept = (filename, content) =>
    filename === program ||
    (filename.includes(`${path.sep}node_modules${path.sep}`) && !IMPORT.test(content));

  Module.prototype._compile = function compile(content, filename, ...others) {
    if (!isKept(filename, content)) return compileAsUsual.call(this, content, filename, ...others);
    const [start, end, length] = kept?.index[filename] ?? [];
    const cachedData = length === content.length ? kept.code.subarray(start, end) : undefined;
    let script;
    try {
      script = new Script(Module.wrap(content), { filename, cachedData });
    } catch {
      // An ES module, or something that Node itself has to complain of.
      return compileAsUsual.call(this, content, filename, ...others);
    }
    if (!kept) scripts.set(filename, { script, length: content.length });
    const values = [this.exports, Module.createRequire(filename), this, filename, path.dirname(filename)];
    return script.runInThisContext().apply(this.exports, values);
  };
  process.once('exit', () => {
    if (!kept && !existsSync(file)) writeKept(file, scripts);
  });
}

// Threads load this as well, and are programs of their own.
if (isMainThread) keepCodeOf(process.argv[1]);
