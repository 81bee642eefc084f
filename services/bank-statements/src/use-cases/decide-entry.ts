import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { RecordTransfer } from '@kp/invoices';
import { OrderInvoicing, RecordOrderTransfer } from '@kp/orders';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import type { BankEntry, EntryPart, EntryState } from '../domain/bank-entry';
import {
  documentNotFound,
  entryDecided,
  entryNotFound,
  entryRepeated,
  tooMuch,
} from '../domain/bank-statement.errors';
import { BankEntryRepository } from '../persistence/bank-entry.repository';
import { OpenDocuments } from '../persistence/open-documents';

const MAX_REFERENCE_LENGTH = 140;

/** What a line of a statement pays, decided once: entry, orders and invoices change in one transaction. */
@Injectable()
export class DecideEntry {
  constructor(
    private readonly transactions: Transactions,
    private readonly entries: BankEntryRepository,
    private readonly documents: OpenDocuments,
    private readonly orders: RecordOrderTransfer,
    private readonly locks: OrderInvoicing,
    private readonly invoices: RecordTransfer,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The same decision twice is one. A cancelled order is reopened only with `isReopened`, and what seems to be
   * imported already is a second payment only with `isSecond`.
   *
   * @throws DomainError ENTRY_DECIDED, ENTRY_REPEATED, TOO_MUCH, and what orders and invoices refuse
   */
  match(
    id: number,
    parts: readonly EntryPart[],
    admin: Principal,
    { isReopened = false, isSecond = false }: { isReopened?: boolean; isSecond?: boolean } = {},
  ): Promise<BankEntry> {
    return this.decide(id, async (entry) => {
      if (entry.state === 'matched' && isSame(entry.parts, parts)) return;
      if (entry.state !== 'open') throw entryDecided();
      if (parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) > entry.amountMinor) throw tooMuch();
      await this.lockOrders(await this.ordersOf(parts));
      // After the lock: the other line of the same movement may have paid the same order a moment ago.
      if (!isSecond && (await this.entries.repeatedBy([entry])).has(id)) throw entryRepeated();
      for (const part of parts) await this.pay(entry, part, admin, isReopened);
      await this.save(entry, { state: 'matched', parts }, admin);
    });
  }

  /** The money of another line went back to its payer, who owes it again. */
  matchReturn(id: number, returnsEntryId: number, admin: Principal): Promise<BankEntry> {
    return this.decide(id, async (entry) => {
      if (entry.state === 'matched' && entry.returnsEntryId === returnsEntryId) return;
      if (entry.state !== 'open') throw entryDecided();
      const paid = await this.entries.lock(returnsEntryId);
      if (paid?.state !== 'matched' || paid.amountMinor !== -entry.amountMinor) throw entryDecided();
      await this.takeBack(paid, admin);
      await this.save(paid, { state: 'returned', parts: paid.parts }, admin);
      await this.save(entry, { state: 'matched', returnsEntryId }, admin);
    });
  }

  /** It is not of a customer. */
  ignore(id: number, admin: Principal): Promise<BankEntry> {
    return this.decide(id, async (entry) => {
      if (entry.state === 'ignored') return;
      if (entry.state !== 'open') throw entryDecided();
      await this.save(entry, { state: 'ignored' }, admin);
    });
  }

  /** The line is open again, and what it paid waits again, unless it is on its way. */
  undo(id: number, admin: Principal): Promise<BankEntry> {
    return this.decide(id, async (entry) => {
      if (entry.state === 'open') return;
      if (entry.state === 'returned') throw entryDecided();
      if (entry.returnsEntryId !== null) await this.undoReturn(entry.returnsEntryId, admin);
      else await this.takeBack(entry, admin);
      await this.save(entry, { state: 'open' }, admin);
    });
  }

  private async undoReturn(id: number, admin: Principal): Promise<void> {
    const paid = await this.entries.lock(id);
    if (paid?.state === 'returned') await this.save(paid, { state: 'open' }, admin);
  }

  private decide(id: number, change: (entry: BankEntry) => Promise<void>): Promise<BankEntry> {
    return this.transactions.run(async () => {
      const entry = await this.entries.lock(id);
      if (!entry) throw entryNotFound();
      await change(entry);
      return (await this.entries.lock(id))!;
    });
  }

  private async ordersOf(parts: readonly EntryPart[]): Promise<number[]> {
    const orders: number[] = [];
    for (const { number } of parts) {
      const document = await this.documents.find(number);
      if (document) orders.push(document.orderId);
    }
    return orders;
  }

  /** All that a line pays before anything else of them is locked: see LOCK_ORDER. */
  private async lockOrders(ids: readonly number[]): Promise<void> {
    for (const id of new Set([...ids].sort((one, other) => one - other)))
      await this.locks.getForUpdate(id, null);
  }

  private async pay(
    entry: BankEntry,
    { number, amountMinor }: EntryPart,
    admin: Principal,
    isReopened: boolean,
  ): Promise<void> {
    const document = await this.documents.find(number);
    // A sum of another currency is no part of it.
    if (document?.currency !== entry.currency) throw documentNotFound(number);
    const transfer = { ...transferOf(entry, amountMinor), bankEntryId: entry.id };
    if (document.kind === 'invoice')
      await this.invoices.execute(number, transfer, admin, { isExcessKept: document.openMinor > 0 });
    else await this.orders.execute(document.orderId, transfer, admin, { isReopened });
    await this.entries.rememberPayer(entry.counterpartyIban, document.customer);
  }

  private async takeBack(entry: BankEntry, admin: Principal): Promise<void> {
    const paidOrders = await this.documents.listPaidOrders(entry.id);
    await this.lockOrders(paidOrders);
    for (const orderId of paidOrders) await this.orders.undoOfEntry(orderId, entry.id, admin);
    await this.invoices.undoOfEntry(entry.id, admin);
  }

  private async save(
    entry: BankEntry,
    to: { state: EntryState; parts?: readonly EntryPart[]; returnsEntryId?: number },
    admin: Principal,
  ): Promise<void> {
    if (!(await this.entries.decide(entry, to, admin.userId))) throw entryDecided();
    const { parts = [] } = to;
    await this.audit.record(admin, {
      action: `bank-entry.${to.state}`,
      subject: 'bank-entry',
      subjectId: entry.id,
      before: { state: entry.state },
      after: {
        state: to.state,
        amount: `${minorToDecimal(Math.abs(entry.amountMinor))} ${entry.currency}`,
        documents: parts.map(({ number, amountMinor }) => `${number}: ${minorToDecimal(amountMinor)}`),
      },
    });
  }
}

function transferOf({ bookedOn, text, counterpartyName }: BankEntry, amountMinor: number) {
  const reference = (text || counterpartyName || bookedOn).slice(0, MAX_REFERENCE_LENGTH);
  return { amountMinor, paidOn: bookedOn, reference };
}

const isSame = (one: readonly EntryPart[], other: readonly EntryPart[]) =>
  one.length === other.length &&
  one.every(({ number, amountMinor }) =>
    other.some((part) => part.number === number && part.amountMinor === amountMinor),
  );
