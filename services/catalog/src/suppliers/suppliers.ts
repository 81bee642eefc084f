import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions, violatesUnique } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { supplierChanged, supplierNameTaken, supplierNotFound } from '../domain/catalog.errors';
import type { SupplierFilter, SupplierInput, SupplierRemoval } from '../domain/supplier-administration';
import type { SupplierResponse } from '../http/suppliers.dto';
import { supplierCountQuery, supplierPageQuery } from './supplier-list.query';

type StoredSupplier = Required<SupplierInput>;

const LOCK = prepared('catalog.lock-changed-supplier', 'SELECT id FROM supplier WHERE id = $1 FOR UPDATE');

const INSERT = prepared(
  'catalog.insert-supplier',
  `INSERT INTO supplier (name, contact_person, email, phone, notes, archived_at)
   VALUES ($1, $2, $3, $4, $5, CASE WHEN $6::boolean THEN now() END) RETURNING id`,
);

const UPDATE = prepared(
  'catalog.update-supplier',
  `UPDATE supplier
      SET name = $1, contact_person = $2, email = $3, phone = $4, notes = $5,
          archived_at = CASE WHEN $6::boolean THEN coalesce(archived_at, now()) END, version = version + 1
    WHERE id = $7`,
);

/** Deleted products keep their supplier, in case they are restored. */
const DELETE_UNUSED = prepared(
  'catalog.delete-unused-supplier',
  'DELETE FROM supplier s WHERE id = $1 AND NOT EXISTS (SELECT FROM product p WHERE p.supplier_id = s.id)',
);

const EMPTY = { contactPerson: '', email: '', phone: '', notes: '', archived: false };

/** Each change commits with its audit entry. */
@Injectable()
export class Suppliers {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  async list(filter: SupplierFilter): Promise<{ suppliers: SupplierResponse[]; total: number }> {
    const [page, count] = [supplierPageQuery(filter), supplierCountQuery(filter)];
    const suppliers = await this.sql.rows<SupplierResponse>(page.statement, page.values);
    if (filter.limit === undefined) return { suppliers, total: suppliers.length };
    const { total } = (await this.sql.first<{ total: number }>(count.statement, count.values))!;
    return { suppliers, total };
  }

  create(input: SupplierInput, admin: Principal): Promise<SupplierResponse> {
    return this.withUniqueName(async () => {
      const values = valuesOf({ ...EMPTY, ...defined(input) });
      const { id } = (await this.sql.first<{ id: number }>(INSERT, values))!;
      return this.recorded('supplier.created', null, await this.read(id), admin);
    });
  }

  /** @param version as it was read; undefined is not compared */
  update(
    id: number,
    input: SupplierInput,
    version: number | undefined,
    admin: Principal,
  ): Promise<SupplierResponse> {
    return this.withUniqueName(async () => {
      const before = await this.lock(id);
      if (version !== undefined && version !== before.version) throw supplierChanged(before);
      await this.sql.run(UPDATE, [...valuesOf({ ...storedOf(before), ...defined(input) }), id]);
      return this.recorded('supplier.updated', before, await this.read(id), admin);
    });
  }

  /** One with products is archived instead. */
  remove(id: number, admin: Principal): Promise<SupplierRemoval> {
    return this.transactions.run(async () => {
      const before = await this.lock(id);
      if ((await this.sql.run(DELETE_UNUSED, [id])) > 0) {
        await this.audit.record(admin, {
          action: 'supplier.deleted',
          subject: 'supplier',
          subjectId: id,
          before: storedOf(before),
          after: null,
        });
        return 'deleted';
      }
      await this.sql.run(UPDATE, [...valuesOf({ ...storedOf(before), archived: true }), id]);
      await this.recorded('supplier.updated', before, await this.read(id), admin);
      return 'archived';
    });
  }

  private async lock(id: number): Promise<SupplierResponse> {
    if (!(await this.sql.first(LOCK, [id]))) throw supplierNotFound();
    return this.read(id);
  }

  private async read(id: number): Promise<SupplierResponse> {
    const { statement, values } = supplierPageQuery({ id });
    return (await this.sql.first<SupplierResponse>(statement, values))!;
  }

  private async recorded(
    action: string,
    before: SupplierResponse | null,
    after: SupplierResponse,
    admin: Principal,
  ): Promise<SupplierResponse> {
    await this.audit.record(admin, {
      action,
      subject: 'supplier',
      subjectId: after.id,
      before: before && storedOf(before),
      after: storedOf(after),
    });
    return after;
  }

  private async withUniqueName<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      throw violatesUnique(error, 'supplier_name') ? supplierNameTaken() : error;
    }
  }
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function storedOf(supplier: SupplierResponse): StoredSupplier {
  const { name, contactPerson, email, phone, notes, archived } = supplier;
  return { name, contactPerson, email, phone, notes, archived };
}

/** In the order of the columns of `INSERT`. */
function valuesOf(supplier: StoredSupplier): unknown[] {
  const { name, contactPerson, email, phone, notes, archived } = supplier;
  return [name, contactPerson, email, phone, notes, archived];
}
