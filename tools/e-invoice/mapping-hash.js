const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');
const MAPPING = path.join(ROOT, 'services/invoices/src/ubl');

exports.PROOF = path.join(ROOT, 'docs/e-invoice-proof.md');

/** Of the sources that write an invoice as UBL. */
exports.mappingHash = function mappingHash() {
  const hash = createHash('sha256');
  const names = readdirSync(MAPPING).filter((name) => name.endsWith('.ts') && !name.endsWith('spec.ts'));
  for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(MAPPING, name)));
  return hash.digest('hex');
};
