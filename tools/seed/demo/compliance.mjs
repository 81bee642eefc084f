import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '../data/catalogue.mjs';
import { complianceOf, declarationOf } from '../data/compliance.mjs';
import { insertRows } from './rows.mjs';

const HASH_LENGTH = 32;

/** What the law asks to say with each demo product. */
export async function seedCompliance(client, added) {
  const idOf = new Map(added.map(({ id, slug }) => [slug, id]));
  const places = new Map();
  const known = products.flatMap((product) => {
    const place = (places.get(product.supplier) ?? 0) + 1;
    places.set(product.supplier, place);
    const productId = idOf.get(product.slug);
    return productId === undefined ? [] : [{ productId, product, ...complianceOf(product, place) }];
  });
  await insertRows(
    client,
    'product_compliance',
    known.map(({ productId, facts }) => ({ productId, ...facts })),
  );
  await insertRows(
    client,
    'product_warning',
    known.flatMap(({ productId, warnings }) => warnings.map((warning) => ({ productId, ...warning }))),
  );
  await addDeclarations(
    client,
    known.filter(({ facts }) => facts.isFoodContact),
  );
}

/** In the folder of the shop; a bucket is left to the owner. */
async function addDeclarations(client, known) {
  const { DATA_DIR, STORAGE_BUCKET } = process.env;
  if (!DATA_DIR || STORAGE_BUCKET) return;
  const folder = path.resolve(DATA_DIR, 'files', 'media');
  await mkdir(folder, { recursive: true });
  const files = new Map();
  for (const supplier of new Set(known.map(({ product }) => product.supplier))) {
    const { title, issuer, validUntil } = declarationOf(supplier);
    const pdf = pdfOf([title, issuer, `Valid until ${validUntil}`, 'Demo document of an invented maker.']);
    const hash = createHash('sha256').update(pdf).digest('hex').slice(0, HASH_LENGTH);
    await writeFile(path.join(folder, `${hash}.pdf`), pdf);
    files.set(supplier, { hash, bytes: pdf.length });
  }
  await insertRows(
    client,
    'media_file',
    [...files.values()].map(({ hash }) => ({ hash, kind: 'document' })),
  );
  await insertRows(
    client,
    'product_document',
    known.map(({ productId, product: { supplier } }) => {
      const { hash, bytes } = files.get(supplier);
      return { productId, fileHash: hash, bytes, ...declarationOf(supplier) };
    }),
  );
}

/** One page in a font that every reader has, without letters beyond Latin-1. */
function pdfOf(lines) {
  const plain = (line) =>
    line
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/[()\\\\]/g, '\\$&');
  const shown = lines.map((line) => `(${plain(line)}) Tj T*`).join(' ');
  const stream = `BT /F1 14 Tf 28 TL 60 780 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
