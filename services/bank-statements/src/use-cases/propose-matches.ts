import { Injectable } from '@nestjs/common';
import type { BankEntry, Proposal } from '../domain/bank-entry';
import { matchLines } from '../matching/match-lines';
import { BankEntryRepository } from '../persistence/bank-entry.repository';
import { OpenDocuments } from '../persistence/open-documents';

/** As banks of several countries say that a transfer came back. */
const RETURN_WORDS =
  /\b(retur|return|returned|storno|stornare|respins|rejected|ruckuberweisung|rucklastschrift|inchis)\b/i;

const UNCERTAIN = { isCertain: false, parts: [], returnsEntryId: null, repeats: null };

/** Computed when it is asked for, so that it knows what was paid meanwhile. */
@Injectable()
export class ProposeMatches {
  constructor(
    private readonly entries: BankEntryRepository,
    private readonly documents: OpenDocuments,
  ) {}

  /** By the id of the entry; none where it is not known what it pays. */
  async execute(all: readonly BankEntry[]): Promise<Map<number, Proposal>> {
    const repeated = await this.entries.repeatedBy(all);
    // What they repeat has the answer.
    const entries = all.filter(({ id }) => !repeated.has(id));
    const documents = await this.documents.list();
    const payers = await this.entries.payersOf(entries.map(({ counterpartyIban }) => counterpartyIban));
    const lines = entries.map(({ counterpartyName, counterpartyIban, ...entry }) => ({
      ...entry,
      payerName: counterpartyName,
      payerIban: counterpartyIban,
    }));
    const byNumber = new Map(documents.map((document) => [document.number, document]));
    const proposals = new Map<number, Proposal>();
    for (const [id, repeats] of repeated) proposals.set(id, { ...UNCERTAIN, reason: 'repeat', repeats });
    for (const [id, { isCertain, reason, parts }] of matchLines(lines, documents, payers))
      proposals.set(id, {
        isCertain,
        reason,
        returnsEntryId: null,
        repeats: null,
        parts: parts.map((part) => {
          const { customerName: customer, openMinor, isLate } = byNumber.get(part.number)!;
          return { ...part, customer, openMinor, isLate };
        }),
      });
    for (const [id, returnsEntryId] of await this.returnsOf(entries))
      proposals.set(id, { ...UNCERTAIN, reason: 'return', returnsEntryId });
    return proposals;
  }

  /** Money that went back to the account it came from. */
  private async returnsOf(entries: readonly BankEntry[]): Promise<Map<number, number>> {
    const returns = entries.filter(
      ({ amountMinor, isReturn, text, counterpartyIban }) =>
        amountMinor < 0 && counterpartyIban !== '' && (isReturn || RETURN_WORDS.test(text)),
    );
    const found = new Map<number, number>();
    if (returns.length === 0) return found;
    const paid = await this.entries.listReturnable(returns);
    for (const entry of returns) {
      const original = paid.find(
        ({ id, amountMinor, counterpartyIban, bookedOn }) =>
          amountMinor === -entry.amountMinor &&
          counterpartyIban === entry.counterpartyIban &&
          bookedOn <= entry.bookedOn &&
          ![...found.values()].includes(id),
      );
      if (original) found.set(entry.id, original.id);
    }
    return found;
  }
}
