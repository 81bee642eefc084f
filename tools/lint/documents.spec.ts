import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const FOLDERS = ['services', 'libs', 'frontends', 'tools', 'docs'];
const files = [
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(path.sep).join('/')}`,
    ),
  ),
];
const known = new Set(files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(file).replace(/```.*?```/gs, '') }));

/** Those that are built, written at a start, or of a package. */
const FOREIGN =
  /^(DATA_DIR\/postgres\.json|shop\.sql|first-paint\.js|ipaddr\.js|(mf-)?manifest\.json|entry\.json)$/;
const FILE = /^(?!\.)[\w@.*<>-]+(?:\/[\w@.*<>-]+)*\.(?:tsx?|mjs|js|json|css|sql|md|yml|svg|png)$/;
const FOLDER = new RegExp(`^(?:${FOLDERS.join('|')})/[\\w./-]+$`);

const byName = new Map<string, string[]>();
for (const file of files) {
  const name = path.posix.basename(file);
  byName.set(name, [...(byName.get(name) ?? []), file]);
}

/** A document names files by any of their folders, in order: `shop/checkout/use-checkout.ts`. */
function isPathOf(name: string, file: string): boolean {
  const wanted = name.split('/');
  for (const part of file.split('/')) if (part === wanted[0]) wanted.shift();
  return wanted.length === 0;
}

function exists(name: string): boolean {
  if (!/[*<]/.test(name))
    return (byName.get(path.posix.basename(name)) ?? []).some((file) => isPathOf(name, file));
  const pattern = name
    .replace(/<[^>]+>/g, '*')
    .replaceAll('.', '\\.')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return files.some((file) => end.test(file));
}

/** In backticks; a file may be followed by the number of a line. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name.replace(/:\d+$|\/$/, ''));

/** `camelCase`, `PascalCase` and `UPPER_CASE` of several words; not what is part of an address or of a file's name. */
const IDENTIFIER =
  /(?<![\w.@/:-])(?:[a-z]+(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,}|[A-Z]+(?:_[A-Z0-9]+)+)(?![\w-])/g;

/** Names that an example of a document gives. */
const EXAMPLES = new Set(['ADMIN_URL', 'deliveryInstructions', 'shelfLife']);

const SOURCE =
  /\.(?:tsx?|mjs|js|css|sql|yml|html)$|\/en\/[\w-]+\.json$|openapi\.json$|(?:^|\/)(?:Dockerfile|\.env\.example)$/;

function wordsOfTheCode(): Set<string> {
  const words = new Set<string>();
  for (const file of files.filter((each) => SOURCE.test(each))) {
    for (const [word] of read(file).matchAll(/[A-Za-z_][\w]*/g)) words.add(word);
  }
  return words;
}

const missing = (isMissing: (name: string) => boolean, namesOf: (text: string) => string[]) =>
  documents.flatMap(({ file, text }) =>
    [...new Set(namesOf(text).filter(isMissing))].map((name) => `${file}: ${name}`),
  );

describe('what the documents name', () => {
  it('are files and folders that exist', () => {
    expect(documents.length).toBeGreaterThan(50);
    expect(missing((name) => FILE.test(name) && !FOREIGN.test(name) && !exists(name), namesIn)).toEqual([]);
    expect(missing((name) => FOLDER.test(name) && !FILE.test(name) && !known.has(name), namesIn)).toEqual([]);
  });

  it('are links that lead to a file', () => {
    const dead = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
        .filter((to) => !known.has(to.replace(/\/$/, '')) && !FOLDERS.includes(to))
        .map((to) => `${file}: ${to}`),
    );
    expect(dead).toEqual([]);
  });

  it('are names that the code has', () => {
    const words = wordsOfTheCode();
    const identifiersIn = (text: string) =>
      namesIn(text).flatMap((name) => [...name.matchAll(IDENTIFIER)].map(([word]) => word));
    expect(missing((name) => !words.has(name) && !EXAMPLES.has(name), identifiersIn)).toEqual([]);
  });
});
