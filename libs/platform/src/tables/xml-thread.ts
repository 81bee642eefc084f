/**
 * Source of the thread that makes a table of an XML file. That every element is closed by its own name, and the last one
 * before the file ends, is looked at here too: a file that breaks off is no shorter list. It goes through the text twice,
 * first to count which element is a row: one that is repeated, is in no other such, and has the most to say.
 */
export const XML_THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Parser } = require(workerData.library);

  class Refusal extends Error {
    constructor(problem, row = null) {
      super(problem);
      Object.assign(this, { problem, row });
    }
  }

  const damaged = () => new Refusal('TABLE.NOT_XML');
  const DECLARED = /^<\\?xml[^>]*\\bencoding\\s*=\\s*["']([\\w.:-]{1,40})["']/;

  function textOf(content) {
    const bytes = new Uint8Array(content);
    const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
    const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^\\u00ef\\u00bb\\u00bf/, '');
    const declared = DECLARED.exec(beginning.trimStart())?.[1] ?? 'utf-8';
    try {
      return new TextDecoder(wide ?? (bytes[0] === 0xef ? 'utf-8' : declared), { fatal: true }).decode(bytes);
    } catch {
      throw damaged();
    }
  }

  /** Calls with the elements that are open when one of them begins, and when it ends with its text. */
  function walk(text, { onOpen, onClose }) {
    const parser = new Parser();
    const refuse = () => {
      throw damaged();
    };
    const open = [];
    let isOver = false;
    const read = (part) => {
      const element = open.at(-1);
      if (element) element.text += part;
      else if (part.trim() !== '') refuse();
    };
    parser.on('error', refuse);
    // A document type, which could name entities and files.
    parser.on('attention', refuse);
    parser.on('openTag', (tag, attributesOf) => {
      if (isOver || open.length >= workerData.depth) refuse();
      const name = tag.slice(tag.indexOf(':') + 1);
      const path = open.length > 0 ? open.at(-1).path + '/' + name : name;
      if (open.length > 0) open.at(-1).hasElements = true;
      open.push({ tag, name, path, text: '', hasElements: false });
      onOpen(open, Object.entries(attributesOf()));
    });
    parser.on('closeTag', (tag) => {
      if (open.at(-1)?.tag !== tag) refuse();
      onClose(open);
      open.pop();
      isOver = open.length === 0;
    });
    parser.on('text', (value, decode) => read(decode(value)));
    parser.on('cdata', read);
    parser.parse(text);
    if (!isOver) refuse();
  }

  function rowPathOf(text) {
    const paths = new Map();
    const seenOf = (path) => {
      if (!paths.has(path)) paths.set(path, { path, count: 0, names: new Set() });
      return paths.get(path);
    };
    walk(text, {
      onOpen(open, attributes) {
        const seen = seenOf(open.at(-1).path);
        seen.count += 1;
        for (const [name] of attributes) seen.names.add('@' + name);
      },
      onClose(open) {
        const { name, hasElements } = open.at(-1);
        if (open.length > 1 && !hasElements) seenOf(open.at(-2).path).names.add(name);
      },
    });
    const records = [...paths.values()].filter(({ names }) => names.size >= 2);
    const repeated = records.filter(({ count }) => count >= 2);
    const isInside = ({ path }) => repeated.some((other) => path.startsWith(other.path + '/'));
    const weightOf = ({ count, names }) => count * names.size;
    const candidates = repeated.length > 0 ? repeated.filter((each) => !isInside(each)) : records;
    const best = candidates.reduce((one, other) => (one && weightOf(one) >= weightOf(other) ? one : other), null);
    if (!best) throw damaged();
    return best.path;
  }

  /** "net" in "price" is "price net", and so is its attribute "net"; where both are there, the later one has its place behind it. */
  class Columns {
    keys = new Map();
    names = [];

    at(key) {
      const known = this.keys.get(key);
      if (known !== undefined) return known;
      if (this.names.length >= workerData.columns) throw new Refusal('TABLE.TOO_MANY_COLUMNS', 1);
      const name = key.replace(/@(?:[^/:]*:)?/g, '').replaceAll('/', ' ');
      this.names.push(this.names.includes(name) ? name + ' (' + (this.names.length + 1) + ')' : name);
      this.keys.set(key, this.names.length - 1);
      return this.names.length - 1;
    }
  }

  function rowsOf(text) {
    const path = rowPathOf(text);
    const depth = path.split('/').length;
    const columns = new Columns();
    const rows = [];
    let row = null;
    const keyOf = (open) => open.slice(depth).map(({ name }) => name).join('/');
    const put = (key, value) => {
      const cell = value.trim();
      if (cell === '') return;
      if (cell.length > workerData.cellCharacters) throw new Refusal('TABLE.CELL_TOO_LONG', rows.length + 2);
      const at = columns.at(key);
      while (row.length <= at) row.push('');
      row[at] = row[at] === '' ? cell : row[at] + ' ' + cell;
    };
    walk(text, {
      onOpen(open, attributes) {
        if (open.length === depth && open.at(-1).path === path) row = [];
        if (!row) return;
        const key = keyOf(open);
        for (const [name, value] of attributes) put((key && key + '/') + '@' + name, value);
      },
      onClose(open) {
        if (!row) return;
        if (open.length > depth) {
          const { text: own, hasElements } = open.at(-1);
          if (!hasElements) put(keyOf(open), own);
          return;
        }
        rows.push(row);
        if (rows.length >= workerData.rows) throw new Refusal('TABLE.TOO_MANY_ROWS', rows.length + 1);
        row = null;
      },
    });
    return [columns.names, ...rows];
  }

  function reading() {
    try {
      return { rows: rowsOf(textOf(workerData.content)) };
    } catch ({ problem = 'TABLE.NOT_XML', row = null }) {
      return { problem, row };
    }
  }
  const { rows, ...refusal } = reading();
  let next = 0;
  parentPort.on('message', (size) => {
    parentPort.postMessage(rows ? { rows: rows.slice(next, (next += size)) } : refusal);
  });`;
