import { Injectable } from '@nestjs/common';
import { NoDemoData } from '@kp/payments';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import { DomainError } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { KNOWS_DEMO_ROWS } from './demo-data.queries';

export const DEMO_REMOVAL_REQUESTED = 'admin-bulk.demo-removal-requested';

export interface DemoRemovalRequested {
  actor: AuditActor;
}

class DemoDataError extends DomainError {
  constructor(code: 'SETUP.NO_DEMO_DATA' | 'SETUP.DEMO_OF_EARLIER_RELEASE', message: string) {
    super(code, 409, message);
  }
}

@Injectable()
export class DemoData {
  constructor(
    private readonly seeded: NoDemoData,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * One job of the worker removes all of it.
   *
   * @throws DomainError when there is none, or when it was filled in before the shop noted what belongs to it
   */
  async requestRemoval(actor: AuditActor): Promise<void> {
    if (!(await this.seeded.isSeeded()))
      throw new DemoDataError('SETUP.NO_DEMO_DATA', 'There is no demo data any more.');
    const { known } = (await this.sql.first<{ known: boolean }>(KNOWS_DEMO_ROWS))!;
    if (!known)
      throw new DemoDataError(
        'SETUP.DEMO_OF_EARLIER_RELEASE',
        "This demo was filled in by an earlier release, which didn't note what belongs to it. Begin a new shop in a folder of its own instead.",
      );
    await this.transactions.run(async () => {
      await this.outbox.record(DEMO_REMOVAL_REQUESTED, { actor } satisfies DemoRemovalRequested);
      const change = { action: 'setup.requested', subject: 'setup', subjectId: 'demo-data' };
      await this.audit.record(actor, { ...change, before: null, after: { removal: true } });
    });
  }
}
