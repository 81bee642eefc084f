import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMinor } from '@kp/commerce';
import { DocumentIndex } from './document-index';
import type { BankLine, OpenDocument } from './bank-line';
import { type Match, matchLine } from './match-lines';
import { wordsOf } from './payer-names';

/*
 * Two hundred lines of one November as a bank states them, with what a person who knows the shop answers: the documents
 * that a line pays, `return` for money that went back, `-` for what is not of a customer, `?` for what nobody can tell.
 * They were written before the rules, and the rules must not be fitted to them.
 */
const rowsOf = (file: string): Record<string, string>[] => {
  const [head, ...rows] = readFileSync(path.join(__dirname, '../sample', file), 'utf8')
    .trim()
    .split('\n');
  const keys = head!.split(';');
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, index) => [keys[index], cell])));
};

const signedMinor = (amount: string) =>
  amount.startsWith('-') ? -parseMinor(amount.slice(1)) : parseMinor(amount);

const customerOf = ({ customer, company }: Record<string, string>) => company || customer!;

const documents = rowsOf('documents.csv').map((row): OpenDocument => ({
  number: row.number!,
  currency: 'RON',
  openMinor: parseMinor(row.total!),
  placedOn: row.placed!,
  names: [row.customer!, row.company!].filter(Boolean).map(wordsOf),
  customer: customerOf(row),
  isLate: row.state === 'expired',
}));

const payers = new Map(rowsOf('payers.csv').map(({ iban, customer }) => [iban!, new Set([customer!])]));

const lines = rowsOf('lines.csv')
  .map((row) => ({
    answer: row.answer!,
    line: {
      id: Number(row.line),
      bookedOn: row.date!,
      amountMinor: signedMinor(row.amount!),
      currency: 'RON',
      payerName: row.payer!,
      payerIban: row.iban!,
      text: row.purpose!,
    } satisfies BankLine,
  }))
  .sort((one, other) => one.line.bookedOn.localeCompare(other.line.bookedOn) || one.line.id - other.line.id);

const textOf = (match: Match | null) => match?.parts.map(({ number }) => number).join('+') ?? null;

/** As the staff works: each line is answered before the next, and who paid from which account is remembered. */
function run() {
  const open = new Map(documents.map(({ number, openMinor }) => [number, openMinor]));
  const known = new Map([...payers].map(([iban, customers]) => [iban, new Set(customers)]));
  const results = lines.map(({ line, answer }) => {
    const now = documents.map((document) => ({ ...document, openMinor: open.get(document.number)! }));
    const match = matchLine(line, new DocumentIndex(now).near(line, known), known);
    if (answer.startsWith('ORD') || answer.startsWith('INV')) {
      let left = line.amountMinor;
      for (const number of answer.split('+')) {
        const paid = Math.min(left, open.get(number)!);
        open.set(number, open.get(number)! - paid);
        left -= paid;
        if (line.payerIban === '') continue;
        const { customer } = documents.find((document) => document.number === number)!;
        known.set(line.payerIban, (known.get(line.payerIban) ?? new Set()).add(customer));
      }
    }
    return { line, answer, match };
  });
  return results;
}

describe('the sample of two hundred lines', () => {
  const results = run();
  const matchable = results.filter(({ answer }) => /^(ORD|INV)/.test(answer));

  it('is two hundred lines, most of which pay something', () => {
    expect([results.length, matchable.length]).toEqual([200, 146]);
  });

  it('has no line that is matched wrongly', () => {
    const wrong = results.filter(({ match, answer }) => match !== null && textOf(match) !== answer);
    expect(wrong.map(({ line, answer, match }) => [line.id, line.text, answer, textOf(match)])).toEqual([]);
  });

  it('is matched in at least 95 % of what can be matched', () => {
    const missed = matchable.filter(({ match }) => match === null).map(({ line }) => [line.id, line.text]);
    expect({ missed, share: 1 - missed.length / matchable.length >= 0.95 }).toMatchObject({ share: true });
  });
});
