import { Injectable } from '@nestjs/common';
import { cleanCode, stockEffect } from '@kp/commerce';
import type { ImportMode } from '@kp/commerce/import-rules';
import { CatalogStock } from '@kp/catalog';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { DomainError } from '@kp/platform/http';
import {
  failedRow,
  type ImportedRow,
  type Importer,
  type ImportField,
  importProblem,
  type ImportProblem,
  type ImportRow,
} from '@kp/platform/imports';
import type { Order } from '../domain/order.entity';
import { ConfirmVatNumber, isNumberGone } from '../editing/confirm-vat-number';
import { isPaidOnline } from '../domain/status-change';
import { OrderRepository } from '../persistence/order.repository';
import { SetOrderStatus, wasSent } from '../use-cases/set-order-status';
import { EXAMPLES, LINE_FIELDS, ORDER_COLUMN_FIELDS, orderText } from './column-fields';
import { type OrderChange, planOrderChange } from './plan-order-change';

/** Each changed order takes a dozen statements, and all of them are locked meanwhile. */
const ROWS_AT_ONCE = 50;
const REQUIRED = 'orderNumber';
const SENT = ['shipped', 'delivered'];

const PROBLEMS: Readonly<Record<string, ImportProblem['messageKey']>> = {
  'ORDERS.NOT_PAID': 'validation.importOrderUnpaid',
  'ORDERS.NOT_CONFIRMED': 'validation.importOrderUnconfirmed',
  'ORDERS.SHORT_STOCK': 'validation.importShortStock',
};

interface OrderRows {
  number: string;
  rows: ImportRow[];
}

/**
 * Orders as their export writes them, by their number. Status, tracking number, courier and notes are changed by the same use
 * case as in the back office; amounts, lines and payments never are.
 */
@Injectable()
export class OrderImporter implements Importer {
  readonly maxRowsOfKey = 500;

  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
    private readonly setStatus: SetOrderStatus,
    private readonly audit: AuditLog,
    private readonly vatNumbers: ConfirmVatNumber,
  ) {}

  fields(): Promise<ImportField[]> {
    const names = [...ORDER_COLUMN_FIELDS, ...LINE_FIELDS];
    return Promise.resolve(
      names.map((name) => ({ name, isRequired: name === REQUIRED, example: EXAMPLES[name] ?? '' })),
    );
  }

  keyOf({ cells }: ImportRow): string | null {
    return cleanCode(cells.get('orderNumber') ?? '') || null;
  }

  rowsAtOnce(): number {
    return ROWS_AT_ONCE;
  }

  /** As before any dispatch, numbers that the tax of sent orders depends on are asked about again. */
  async prepare(
    rows: readonly ImportRow[],
    { isCheck }: { isCheck: boolean },
  ): Promise<readonly ImportRow[]> {
    if (isCheck) return rows;
    const sent = rows.filter(({ cells }) => isSent(cells.get('status')));
    for (const { id } of await this.orders.listByNumbers(sent.map((row) => this.keyOf(row) ?? '')))
      await this.vatNumbers.again(id, null);
    return rows;
  }

  /** Does what the import would do, and takes it back: stock, payments and rules of the status decide then as now. */
  plan(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]> {
    return this.transactions.dryRun(() => this.write(rows, mode, actor));
  }

  async write(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]> {
    const groups = this.groups(rows);
    const numbers = groups.map(({ number }) => number);
    const orders = new Map(
      (await this.orders.lockByNumbers(numbers)).map((order) => [order.orderNumber, order]),
    );
    const planned = groups.map((group) => ({
      ...group,
      ...this.planned(group, orders.get(group.number), mode),
    }));
    await this.stock.lock(
      planned.flatMap(({ order, changes }) => (order ? movedProducts(order, changes) : [])),
    );
    const results: ImportedRow[] = [];
    for (const { number, rows: own, order, changes, problems } of planned) {
      const failure = order && problems.size === 0 ? await this.change(order, changes, actor) : null;
      if (failure) problems.set(own[0]!.row, [failure]);
      results.push(
        ...own.map((row) => resultOf(row.row, { number, order, changes, problems, first: own[0]!.row })),
      );
    }
    return results;
  }

  private groups(rows: readonly ImportRow[]): OrderRows[] {
    const groups: OrderRows[] = [];
    for (const row of rows) {
      const number = this.keyOf(row) ?? '';
      const last = groups.at(-1);
      if (last && number !== '' && last.number === number) last.rows.push(row);
      else groups.push({ number, rows: [row] });
    }
    return groups;
  }

  private planned({ number, rows }: OrderRows, order: Order | undefined, mode: ImportMode) {
    const { row, unread = [] } = rows[0]!;
    const refused = (problem: ImportProblem): { order: Order | undefined } & OrderChange => {
      const others = unread.some(({ field }) => field === problem.field) ? [] : [problem];
      return { order, changes: {}, problems: new Map([[row, [...unread, ...others]]]) };
    };
    if (number === '') return refused(importProblem('orderNumber', 'validation.required'));
    if (!order) return refused(importProblem('orderNumber', 'validation.importMissing'));
    if (mode === 'create') return refused(importProblem(null, 'validation.importExists'));
    const change = planOrderChange(order, rows);
    const isRefund = change.changes.status === 'cancelled' && isPaidOnline(order);
    if (isRefund) change.problems.set(row, [importProblem('status', 'validation.importOrderRefund')]);
    if (!wasSent(order) && isSent(change.changes.status) && isNumberGone(order)) {
      const gone = importProblem('status', 'validation.importVatNumberGone', {
        number: order.vatNumber ?? '',
      });
      change.problems.set(row, [gone]);
    }
    return { order, ...change };
  }

  /** @returns why it cannot be changed; nothing of it is then */
  private async change(
    order: Order,
    { notes, ...fulfilment }: OrderChange['changes'],
    actor: AuditActor,
  ): Promise<ImportProblem | null> {
    if (notes === undefined && Object.keys(fulfilment).length === 0) return null;
    const { id, status } = order;
    const change = async () => {
      if (notes !== undefined) {
        await this.orders.change(id, { notes: notes || null });
        // The text may name the customer, so the log does not have it.
        const [before, after] = [{ notes: null }, { notes: 'changed' }];
        await this.audit.record(actor, {
          action: 'order.updated',
          subject: 'order',
          subjectId: id,
          before,
          after,
        });
      }
      if (Object.keys(fulfilment).length === 0) return;
      const command = { ...fulfilment, status: (fulfilment.status ?? status) as Order['status'] };
      await this.setStatus.execute(id, command, actor);
    };
    try {
      await this.transactions.attempt(change);
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const values = { from: status, to: fulfilment.status ?? status };
      return importProblem('status', PROBLEMS[error.code] ?? 'validation.importStatusChange', values);
    }
  }
}

const isSent = (status = ''): boolean => SENT.includes(status.trim().toLowerCase());

/** Products are locked after all orders and before the first of them moves stock, as everywhere. */
function movedProducts({ status, lines }: Order, changes: OrderChange['changes']): number[] {
  const to = (changes.status ?? status) as Order['status'];
  const isMoved = ({ backorderedQuantity }: Order['lines'][number]) =>
    backorderedQuantity > 0 || stockEffect(status, to) !== 'none';
  return lines.filter(isMoved).map(({ productId }) => productId);
}

interface ImportedOrder extends OrderChange {
  number: string;
  order: Order | undefined;
  /** The row that stands for the order. */
  first: number;
}

function resultOf(row: number, { number, order, changes, problems, first }: ImportedOrder): ImportedRow {
  if (problems.size > 0) {
    const [bad] = problems.keys();
    const own = problems.get(row) ?? [importProblem(null, 'validation.importOrderRow', { row: bad! })];
    return failedRow(row, number || null, own);
  }
  const fields = row === first ? (Object.keys(changes) as (keyof typeof changes)[]) : [];
  const listed = fields.map((field) => ({
    field,
    before: orderText(order!, field) || null,
    after: changes[field] || null,
  }));
  const outcome = listed.length > 0 ? 'updated' : 'unchanged';
  return { row, label: number, outcome, problems: [], changes: listed };
}
