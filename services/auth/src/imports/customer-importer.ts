import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { typedEmail } from '@kp/commerce';
import type { ImportMode } from '@kp/commerce/import-rules';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Sql } from '@kp/platform/database';
import {
  failedRow,
  type ImportedRow,
  type Importer,
  type ImportField,
  importProblem,
  type ImportRow,
} from '@kp/platform/imports';
import { PasswordHasher } from '../password-hasher';
import {
  CUSTOMER_FIELDS,
  type CustomerField,
  type CustomerTexts,
  EXAMPLES,
  REQUIRED_FIELDS,
} from './customer-fields';
import {
  FIND_CUSTOMERS,
  INSERT_CUSTOMERS,
  LOCK_CUSTOMERS,
  UPDATE_CUSTOMERS,
} from './customer-import.queries';
import {
  changedFields,
  emailOf,
  type ExistingCustomer,
  type PlannedCustomer,
  planImportedCustomer,
} from './plan-imported-customer';

type FoundCustomer = Record<CustomerField, string | null> & Pick<ExistingCustomer, 'id' | 'isStaff'>;

/** Accounts as their export writes them, by their email; others are new and get their password by a link for a new one. */
@Injectable()
export class CustomerImporter implements Importer {
  constructor(
    private readonly sql: Sql,
    private readonly passwords: PasswordHasher,
    private readonly audit: AuditLog,
  ) {}

  fields(): Promise<ImportField[]> {
    const isRequired = (name: CustomerField) => REQUIRED_FIELDS.some((field) => field === name);
    return Promise.resolve(
      CUSTOMER_FIELDS.map((name) => ({ name, isRequired: isRequired(name), example: EXAMPLES[name] ?? '' })),
    );
  }

  keyOf(row: ImportRow): string | null {
    return emailOf(row) || null;
  }

  async plan(rows: readonly ImportRow[], mode: ImportMode): Promise<ImportedRow[]> {
    return (await this.planned(rows, mode)).map(importedRow);
  }

  async write(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]> {
    await this.sql.rows(LOCK_CUSTOMERS, [emailsOf(rows)]);
    const planned = await this.planned(rows, mode);
    const fine = planned.filter(({ problems }) => problems.length === 0);
    const added = await this.insert(fine.filter(({ before }) => !before));
    const changed = fine.filter((plan) => plan.before && changedFields(plan).length > 0);
    await this.update(changed);
    await this.audit.recordAll(actor, [
      ...[...added].map(([{ after }, id]) => auditedChange(id, null, after)),
      ...changed.map(({ before, after }) => auditedChange(before!.id, before!.texts, after)),
    ]);
    for (const plan of fine) {
      if (!plan.before && !added.has(plan))
        plan.problems.push(importProblem(null, 'validation.importExists'));
    }
    return planned.map(importedRow);
  }

  private async planned(rows: readonly ImportRow[], mode: ImportMode): Promise<PlannedCustomer[]> {
    const found = await this.sql.rows<FoundCustomer>(FIND_CUSTOMERS, [emailsOf(rows)]);
    const byEmail = new Map(found.map((customer) => [customer.email!.toLowerCase(), existing(customer)]));
    return rows.map((row) => {
      const typed = typedEmail(row.cells.get('email') ?? '');
      return planImportedCustomer(row, byEmail.get(typed) ?? byEmail.get(emailOf(row)) ?? null, mode);
    });
  }

  /** With a random password. @returns ids of those whose email was not registered meanwhile */
  private async insert(plans: readonly PlannedCustomer[]): Promise<Map<PlannedCustomer, number>> {
    if (plans.length === 0) return new Map();
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const columns = columnsOf(CUSTOMER_FIELDS, plans);
    const added = await this.sql.rows<{ id: number; email: string }>(INSERT_CUSTOMERS, [
      passwordHash,
      ...columns,
    ]);
    const idOf = new Map(added.map(({ id, email }) => [email, id]));
    return new Map(
      plans.flatMap((plan) => {
        const id = idOf.get(plan.after.email);
        return id === undefined ? [] : [[plan, id] as const];
      }),
    );
  }

  private async update(plans: readonly PlannedCustomer[]): Promise<void> {
    if (plans.length === 0) return;
    const fields = CUSTOMER_FIELDS.filter((field) => field !== 'email');
    await this.sql.run(UPDATE_CUSTOMERS, [
      plans.map(({ before }) => before!.id),
      ...columnsOf(fields, plans),
    ]);
  }
}

const emailsOf = (rows: readonly ImportRow[]): string[] =>
  rows.flatMap((row) => [typedEmail(row.cells.get('email') ?? ''), emailOf(row)]);

const columnsOf = (fields: readonly CustomerField[], plans: readonly PlannedCustomer[]) =>
  fields.map((field) => plans.map(({ after }) => after[field] || null));

function existing({ id, isStaff, ...stored }: FoundCustomer): ExistingCustomer {
  const texts = CUSTOMER_FIELDS.map((field) => [field, stored[field] ?? '']);
  return { id, isStaff, texts: Object.fromEntries(texts) as CustomerTexts };
}

/** Without the texts: entries outlive the account, and personal data must not. */
function auditedChange(id: number, before: CustomerTexts | null, after: CustomerTexts) {
  const fields = CUSTOMER_FIELDS.filter((field) => after[field] !== (before?.[field] ?? ''));
  const action = before ? 'customer.updated' : 'customer.created';
  return { action, subject: 'customer', subjectId: id, before: before && {}, after: { fields } };
}

function importedRow(plan: PlannedCustomer): ImportedRow {
  const { row, before, after, problems } = plan;
  const label = after.email || null;
  if (problems.length > 0) return failedRow(row, label, problems);
  const changes = changedFields(plan).map((field) => ({
    field,
    before: before?.texts[field] || null,
    after: after[field] || null,
  }));
  const outcome = !before ? 'created' : changes.length > 0 ? 'updated' : 'unchanged';
  return { row, label, outcome, problems, changes };
}
