import { cleanSingleLine, type RuleProblem } from '@kp/commerce';
import { DOCUMENT_KINDS, isDay } from '@kp/commerce/compliance-rules';

export const DOCUMENTS = 'documents';

const MAX_ISSUER_LENGTH = 200;
const FILE = /^\/media\/([0-9a-f]{32})\.pdf$/;

/** Of a document that the product has; files are uploaded in the product form. */
export interface DocumentFacts {
  hash: string;
  kind: string | null;
  validUntil: string | null;
  issuer: string;
}

const lineOf = ({ hash, kind, validUntil, issuer }: DocumentFacts) =>
  [`/media/${hash}.pdf`, kind ?? '', validUntil ?? '', issuer].join(' | ');

/** A line for each document: its file, kind, last day and issuer. */
export const documentsCell = (documents: readonly DocumentFacts[]): string =>
  documents.map(lineOf).join('\n');

export function documentsOf(cell: string): DocumentFacts[] {
  return cell.split('\n').flatMap((line) => {
    const [file = '', kind = '', validUntil = '', ...issuer] = line
      .split('|')
      .map((part) => cleanSingleLine(part));
    const hash = FILE.exec(file)?.[1];
    return hash
      ? [{ hash, kind: kind || null, validUntil: validUntil || null, issuer: issuer.join(' | ') }]
      : [];
  });
}

/** Documents that the cell does not name stay as they are. */
export function readDocumentsCell(text: string, before: string): { value: string } | RuleProblem {
  const given = new Map(documentsOf(text).map((document) => [document.hash, document]));
  const stored = documentsOf(before);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isKnown = [...given.keys()].every((hash) => stored.some((each) => each.hash === hash));
  const areFine = [...given.values()].every(
    ({ kind, validUntil, issuer }) =>
      (kind === null || DOCUMENT_KINDS.some((each) => each === kind)) &&
      (validUntil === null || isDay(validUntil)) &&
      issuer.length <= MAX_ISSUER_LENGTH,
  );
  if (!isKnown || !areFine || given.size !== lines.length) {
    const value = cleanSingleLine(text).slice(0, 100);
    return { messageKey: 'validation.importValueUnknown', values: { value } };
  }
  return { value: documentsCell(stored.map((document) => given.get(document.hash) ?? document)) };
}
