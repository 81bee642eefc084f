import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import mapping from './mapping-hash.js';

/*
 * `node tools/e-invoice/prove.mjs RULES` has the official rules judge a document of every kind and writes
 * docs/e-invoice-proof.md. RULES is a folder with `EN16931-UBL-validation.xslt` of ConnectingEurope/eInvoicing-EN16931
 * (ubl/xslt) and `EN16931-CIUS_RO-UBL-validation.xslt` of phax/phive-rules (phive-rules-cius-ro).
 */
const SAXON = 'xslt3@2.7.0';
const RULES = [
  { name: 'EN 16931', file: 'EN16931-UBL-validation.xslt' },
  { name: 'RO_CIUS', file: 'EN16931-CIUS_RO-UBL-validation.xslt' },
];

const folder = path.resolve(process.argv[2] ?? '.');
const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/e-invoice');
const run = (command, args, { cwd = root, env = {} } = {}) =>
  execFileSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });

/** The processor of stylesheets is wanted here alone, so it is no dependency of the shop. */
function installSaxon() {
  mkdirSync(cache, { recursive: true });
  if (!existsSync(path.join(cache, 'node_modules/xslt3')))
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', cache, SAXON]);
  return createRequire(path.join(cache, 'any.js'))('saxon-js');
}

/** Compiled once: that takes half a minute each. */
function compiled(file) {
  const target = path.join(cache, `${file}.sef.json`);
  if (!existsSync(target))
    run(process.execPath, [
      path.join(cache, 'node_modules/xslt3/xslt3.js'),
      `-xsl:${path.join(folder, file)}`,
      `-export:${target}`,
      '-nogo',
    ]);
  return target;
}

const saxon = installSaxon();
const sheets = RULES.map(({ file }) => compiled(file));
const documents = mkdtempSync(path.join(os.tmpdir(), 'e-invoices-'));

/** The rules that a document breaks; those that only warn are not broken. */
function broken(document, stylesheetFileName) {
  const { principalResult } = saxon.transform({
    stylesheetFileName,
    sourceFileName: path.join(documents, document),
    destination: 'serialized',
  });
  const failed = principalResult.match(/<svrl:failed-assert[^>]*>/g) ?? [];
  return failed
    .filter((rule) => !rule.includes('flag="warning"'))
    .map((rule) => /\bid="([^"]*)"/.exec(rule)?.[1] ?? rule);
}

run('npx', ['jest', '--selectProjects', 'rules', '--runInBand', 'tools/e-invoice'], {
  env: { E_INVOICE_FOLDER: documents },
});
const rows = [];
for (const name of readdirSync(documents).sort()) {
  const kind = name.replace(/^\d+ /, '').replace('.xml', '');
  rows.push([kind, ...sheets.map((sheet) => broken(name, sheet).join(', ') || 'passed')]);
  console.log(rows.at(-1).join(' | '));
}
rmSync(documents, { recursive: true });
const table = [['document', ...RULES.map(({ name }) => name)], ['---', '---', '---'], ...rows];
writeFileSync(
  mapping.PROOF,
  `# E-invoices judged by the official rules

One document of every kind, made of the orders of \`tools/tax-table\`, by the schematron rules of EN 16931 (release 1.3.16, \`ConnectingEurope/eInvoicing-EN16931\`) and of RO_CIUS (1.0.9, \`phax/phive-rules\`), with SaxonJS. \`node tools/e-invoice/prove.mjs RULES\` writes this page; a spec fails when the sources of the mapping are no longer those of the run:
\`${mapping.mappingHash()}\`

${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
);
run('npx', ['oxfmt', 'docs/e-invoice-proof.md']);
