/*
 * Preloaded by the processes that tests start (--require). V8 keeps what it made of their modules in `.cache/code`, and
 * the next start of the same program takes it from there: a third of the processor time that loading costs. Node has
 * this itself from version 22 on (module.enableCompileCache).
 */
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const Module = require('node:module');
const path = require('node:path');
const { constants, Script } = require('node:vm');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.cache/code');
const program = process.argv[1];
/** One file per version of a program and of the packages that it loads. */
const versions = [
  process.version,
  program,
  readFileSync(program),
  readFileSync(path.join(root, 'package-lock.json')),
];
const name = versions.reduce((hash, version) => hash.update(version), createHash('sha1')).digest('hex');
const files = { index: path.join(folder, `${name}.json`), code: path.join(folder, name) };

const isKept = existsSync(files.index);
const index = isKept ? JSON.parse(readFileSync(files.index, 'utf8')) : {};
const code = isKept ? readFileSync(files.code) : Buffer.alloc(0);
/** Of this run, by file name. */
const scripts = new Map();

/** V8 itself compares lengths alone, so only what the name above stands for. */
const isKnown = (filename) => filename === program || filename.includes(`${path.sep}node_modules${path.sep}`);

const compileAsUsual = Module.prototype._compile;

Module.prototype._compile = function compile(content, filename, ...others) {
  if (!isKnown(filename)) return compileAsUsual.call(this, content, filename, ...others);
  const [start, end, length] = index[filename] ?? [];
  const cachedData = length === content.length ? code.subarray(start, end) : undefined;
  let script;
  try {
    script = new Script(Module.wrap(content), {
      filename,
      cachedData,
      importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
  } catch {
    // An ES module, or something that Node itself has to complain of.
    return compileAsUsual.call(this, content, filename, ...others);
  }
  if (!isKept) scripts.set(filename, [script, content.length]);
  const run = script.runInThisContext();
  return run.call(
    this.exports,
    this.exports,
    Module.createRequire(filename),
    this,
    filename,
    path.dirname(filename),
  );
};

/** Whoever ends first keeps it; written beside its place, since others may read there. */
process.once('exit', () => {
  if (isKept || existsSync(files.index)) return;
  const made = {};
  const parts = [];
  let end = 0;
  for (const [filename, [script, length]] of scripts) {
    const data = script.createCachedData();
    made[filename] = [end, (end += data.length), length];
    parts.push(data);
  }
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of [
    [files.code, Buffer.concat(parts)],
    [files.index, JSON.stringify(made)],
  ]) {
    const half = `${file}.${process.pid}`;
    writeFileSync(half, text);
    renameSync(half, file);
  }
});
