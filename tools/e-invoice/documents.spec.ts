import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brokenRules } from '../../services/invoices/src/ubl/testing/ubl-rules';
import { documents, xmlOf } from './documents';
import { mappingHash, PROOF } from './mapping-hash.js';

/** Set by `tools/e-invoice/prove.mjs`, which has the official rules judge the documents. */
const FOLDER = process.env.E_INVOICE_FOLDER;

const kinds = documents();

describe('an e-invoice of every kind', () => {
  it.each(kinds)('%s keeps the rules', async (_kind, invoice) => {
    expect(brokenRules(await xmlOf(invoice))).toEqual([]);
  });

  it('was judged by the official rules as it is now', async () => {
    if (FOLDER) {
      mkdirSync(FOLDER, { recursive: true });
      for (const [index, [kind, invoice]] of kinds.entries())
        writeFileSync(
          path.join(FOLDER, `${index + 10} ${kind.replaceAll('/', '-')}.xml`),
          await xmlOf(invoice),
        );
      return;
    }
    const proof = readFileSync(PROOF, 'utf8');
    // Another hash: judge them again, `node tools/e-invoice/prove.mjs RULES`.
    expect(/`([0-9a-f]{64})`/.exec(proof)?.[1]).toBe(mappingHash());
    const passed = [...proof.matchAll(/^\| (.+?) +\| passed +\| passed +\|$/gm)].map(([, kind]) => kind);
    expect(passed).toEqual(kinds.map(([kind]) => kind));
  });
});
