import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const maps = new Map();

function mapOf(file) {
  if (!maps.has(file)) {
    const text = (() => {
      try {
        return readFileSync(`${file}.map`, 'utf8');
      } catch {
        return null;
      }
    })();
    maps.set(file, text && new SourceMap(JSON.parse(text)));
  }
  return maps.get(file);
}

/** The source that a frame was built from: a file of the shop, a package, or a part of Node. */
function sourceOf({ functionName, url, lineNumber, columnNumber }, root) {
  if (url === '') return functionName.startsWith('(') ? functionName : 'node';
  if (url.startsWith('node:')) return 'node';
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (packageName) return packageName;
  const source = mapOf(file)?.findEntry(lineNumber, columnNumber)?.originalSource;
  return source ?? path.relative(root, file);
}

const folderOf = (source) =>
  /^(services|libs)\//.test(source) ? path.dirname(source).replace('/src', '') : source;

/**
 * Time by layer in microseconds: of its own code, and of everything that it has called, until its next layer.
 * @returns {{ own: Map<string, number>, called: Map<string, number>, total: number }}
 */
export function layersOf({ nodes, samples, timeDeltas }, root) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) for (const child of node.children ?? []) byId.get(child).parent = node;
  const selfTimes = new Map();
  samples.forEach((id, index) => selfTimes.set(id, (selfTimes.get(id) ?? 0) + timeDeltas[index]));
  const [own, called] = [new Map(), new Map()];
  let total = 0;
  const add = (map, key, time) => map.set(key, (map.get(key) ?? 0) + time);
  for (const [id, time] of selfTimes) {
    const node = byId.get(id);
    const source = sourceOf(node.callFrame, root);
    if (source === '(idle)' || source === '(program)') continue;
    total += time;
    add(own, folderOf(source), time);
    let caller = node;
    while (caller && !/^(services|libs)\//.test(sourceOf(caller.callFrame, root))) caller = caller.parent;
    add(called, caller ? sourceOf(caller.callFrame, root) : `(no layer) ${folderOf(source)}`, time);
  }
  return { own, called, total };
}
