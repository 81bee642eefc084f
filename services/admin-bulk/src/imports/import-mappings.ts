import { Injectable } from '@nestjs/common';
import { IMPORT_KINDS, IMPORT_RIGHTS } from '@kp/commerce/import-rules';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { assertFields } from './assert-mapping';
import { importKindForbidden, importNotFound } from './import-job';
import { type ImportMapping, ImportMappingRepository } from './import-mapping.repository';
import { Importers } from './importers';

const MOST_LISTED = 500;

/** What is remembered of the columns of files, to be looked at, changed and forgotten. */
@Injectable()
export class ImportMappings {
  constructor(
    private readonly mappings: ImportMappingRepository,
    private readonly importers: Importers,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Of the kinds that the role includes, the newest first. */
  list({ rights }: Principal): Promise<ImportMapping[]> {
    const kinds = IMPORT_KINDS.filter((kind) => rights.includes(IMPORT_RIGHTS[kind]));
    return this.mappings.list(kinds, MOST_LISTED);
  }

  /** @throws InvalidInputError for columns that cannot be read so */
  change(id: number, mapping: readonly (string | null)[], principal: Principal): Promise<ImportMapping> {
    return this.transactions.run(async () => {
      const former = await this.lock(id, principal);
      assertFields(former.head.length, await this.importers.of(former.kind).fields(), mapping);
      await this.mappings.change(id, mapping);
      await this.record('updated', former, fieldsOf({ ...former, mapping: [...mapping] }), principal);
      return { ...former, mapping: [...mapping] };
    });
  }

  /** The columns of the next file like it are guessed. */
  async forget(id: number, principal: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const former = await this.lock(id, principal);
      await this.mappings.remove(id);
      await this.record('deleted', former, null, principal);
    });
  }

  private async lock(id: number, { rights }: Principal): Promise<ImportMapping> {
    const found = await this.mappings.lock(id);
    if (!found) throw importNotFound();
    if (!rights.includes(IMPORT_RIGHTS[found.kind])) throw importKindForbidden();
    return found;
  }

  private record(
    what: 'updated' | 'deleted',
    former: ImportMapping,
    after: object | null,
    principal: Principal,
  ): Promise<void> {
    const subject = 'import-mapping';
    const before = fieldsOf(former);
    return this.audit.record(principal, {
      action: `${subject}.${what}`,
      subject,
      subjectId: former.id,
      before,
      after,
    });
  }
}

const fieldsOf = ({ fileName, head, mapping }: ImportMapping) => ({
  fileName,
  columns: head.map((name, place) => `${name} → ${mapping[place] ?? '—'}`),
});
