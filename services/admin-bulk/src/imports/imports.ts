import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  IMPORT_KINDS,
  IMPORT_RIGHTS,
  type ImportKind,
  type ImportMode,
  type ImportOutcome,
} from '@kp/commerce/import-rules';
import { AuditLog } from '@kp/platform/audit';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import type { ImportedRow, ImportField } from '@kp/platform/imports';
import { Outbox } from '@kp/platform/outbox';
import { TableError } from '@kp/platform/tables';
import { ZipError } from '@kp/platform/zip';
import { assertSheet, ImportFiles } from './import-files';
import {
  fileUnreadable,
  IMPORT_READY,
  type ImportColumn,
  importHasFailedRows,
  type ImportJob,
  importKindForbidden,
  importNotFound,
  type ImportReady,
  IMPORTS_CHANNEL,
  picturesUnreadable,
  wrongImportState,
} from './import-job';
import { ImportJobRepository } from './import-job.repository';
import { Importers } from './importers';
import { rememberedMapping, suggestMapping } from './suggest-mapping';

/** Files that become changes in steps: uploaded, checked, imported. The worker checks and imports. */
@Injectable()
export class Imports {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
    private readonly importers: Importers,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly bus: PostgresBus,
  ) {}

  fields(kind: ImportKind, principal: Principal): Promise<ImportField[]> {
    assertRight(kind, principal);
    return this.importers.of(kind).fields();
  }

  /** @throws ImportError IMPORT.FILE_UNREADABLE with the row; nothing is kept then */
  async upload(
    kind: ImportKind,
    fileName: string,
    sheet: string | undefined,
    content: Readable,
    principal: Principal,
  ): Promise<ImportJob> {
    assertRight(kind, principal);
    const received = await this.files.receive(content, sheet).catch(asRefusal);
    const { userId, email, network } = principal;
    const mapping = await this.mappingOf(kind, received.columns);
    return this.transactions.run(async () => {
      const id = await this.jobs.add({
        kind,
        fileName,
        ...received,
        mapping,
        createdBy: userId,
        createdByEmail: email,
        network: network ?? null,
      });
      await this.record('created', principal, id, null, { kind, fileName });
      return (await this.jobs.find(id))!;
    });
  }

  /** Before the file is imported. What was checked of another sheet is void. */
  async chooseSheet(id: number, sheet: string, principal: Principal): Promise<ImportJob> {
    const found = await this.get(id, principal);
    assertSheet(found.sheets, sheet);
    const columns = await this.files.columns({ ...found, sheet }).catch(asRefusal);
    if (!columns) throw wrongImportState();
    const mapping = await this.mappingOf(found.kind, columns);
    return this.move(id, principal, ['uploaded', 'checked'], async (job) => {
      if (job.sheet === sheet) return;
      await this.jobs.setSheet(id, sheet, columns, mapping);
      await this.record('updated', principal, id, { sheet: job.sheet }, { sheet });
    });
  }

  /**
   * The ZIP file with the pictures that the table names; in place of an earlier one, until the file is checked.
   * @throws ImportError IMPORT.PICTURES_UNREADABLE; nothing is kept then
   */
  async uploadPictures(id: number, content: Readable, principal: Principal): Promise<ImportJob> {
    assertUploaded(await this.get(id, principal));
    const name = await this.files.receivePictures(content).catch((error: unknown) => {
      throw error instanceof ZipError ? picturesUnreadable() : error;
    });
    let former = name;
    try {
      return await this.move(id, principal, ['uploaded'], async (job) => {
        assertUploaded(job);
        await this.jobs.setPictures(id, name);
        former = job.picturesName;
        await this.record('updated', principal, id, { pictures: former || null }, { pictures: name });
      });
    } finally {
      if (former !== '') await this.files.delete(former);
    }
  }

  list(principal: Principal, limit: number, offset: number): Promise<{ jobs: ImportJob[]; total: number }> {
    const kinds = IMPORT_KINDS.filter((kind) => principal.rights.includes(IMPORT_RIGHTS[kind]));
    return this.jobs.list(kinds, limit, offset);
  }

  async get(id: number, principal: Principal): Promise<ImportJob> {
    return allowed(await this.jobs.find(id), principal);
  }

  async rows(
    id: number,
    outcome: ImportOutcome,
    after: number,
    limit: number,
    principal: Principal,
  ): Promise<ImportedRow[]> {
    await this.get(id, principal);
    return this.jobs.rows(id, outcome, after, limit);
  }

  /** A dry run: nothing but the import itself changes. */
  check(
    id: number,
    mapping: readonly (string | null)[],
    mode: ImportMode,
    principal: Principal,
  ): Promise<ImportJob> {
    return this.move(id, principal, ['uploaded', 'checked'], async (job) => {
      await this.assertMapping(job, mapping, mode);
      await this.jobs.startCheck(id, mapping, mode);
      await this.announce(id);
    });
  }

  /** @throws ImportError IMPORT.HAS_FAILED_ROWS unless they are left out */
  start(id: number, skipFailed: boolean, principal: Principal): Promise<ImportJob> {
    return this.move(id, principal, ['checked'], async (job) => {
      if (job.failed > 0 && !skipFailed) throw importHasFailedRows();
      const { kind, fileName, mode, created, updated } = job;
      await this.jobs.startImport(id, skipFailed);
      await this.record('started', principal, id, null, {
        kind,
        fileName,
        mode,
        created,
        updated,
        skipFailed,
      });
      await this.announce(id);
    });
  }

  /** Rows that are written stay written; the rest is left. */
  cancel(id: number, principal: Principal): Promise<ImportJob> {
    return this.move(id, principal, ['uploaded', 'checking', 'checked', 'importing'], async (job) => {
      await this.jobs.end(id, 'cancelled');
      await this.record('cancelled', principal, id, { state: job.state }, { state: 'cancelled' });
      this.bus.publish(IMPORTS_CHANNEL, [String(id)]);
    });
  }

  private async mappingOf(kind: ImportKind, columns: readonly ImportColumn[]): Promise<(string | null)[]> {
    const names = (await this.importers.of(kind).fields()).map(({ name }) => name);
    const heads = columns.map(({ name }) => name);
    const former = await this.jobs.lastMapping(kind, columns);
    return former ? rememberedMapping(former, heads, names) : suggestMapping(heads, names);
  }

  private move(
    id: number,
    principal: Principal,
    states: readonly ImportJob['state'][],
    change: (job: ImportJob) => Promise<void>,
  ): Promise<ImportJob> {
    return this.transactions.run(async () => {
      const job = allowed(await this.jobs.lock(id), principal);
      if (!states.includes(job.state)) throw wrongImportState();
      await change(job);
      return (await this.jobs.find(id))!;
    });
  }

  private async assertMapping(
    { kind, columns }: ImportJob,
    mapping: readonly (string | null)[],
    mode: ImportMode,
  ) {
    const refuse = (message: string) => new InvalidInputError([{ field: 'mapping', message }]);
    if (mapping.length !== columns.length) throw refuse('Give a field, or none, for every column.');
    const chosen = mapping.filter((field) => field !== null);
    const fields = await this.importers.of(kind).fields();
    const unknown = chosen.find((field) => !fields.some(({ name }) => name === field));
    if (unknown !== undefined) throw refuse(`There is no field "${unknown}".`);
    const twice = chosen.find((field, index) => chosen.indexOf(field) !== index);
    if (twice !== undefined) throw refuse(`Two columns are read as "${twice}".`);
    const missing =
      mode === 'create'
        ? fields.find(({ name, isRequired }) => isRequired && !chosen.includes(name))
        : undefined;
    if (missing) throw refuse(`No column is read as "${missing.name}".`);
    if (chosen.length === 0) throw refuse('Choose what at least one column is.');
  }

  private async announce(importId: number): Promise<void> {
    await this.outbox.record(IMPORT_READY, { importId } satisfies ImportReady);
    this.bus.publish(IMPORTS_CHANNEL, [String(importId)]);
  }

  private record(
    what: string,
    principal: Principal,
    id: number,
    before: object | null,
    after: object,
  ): Promise<void> {
    const subject = 'import';
    return this.audit.record(principal, {
      action: `${subject}.${what}`,
      subject,
      subjectId: id,
      before,
      after,
    });
  }
}

function asRefusal(error: unknown): never {
  throw error instanceof TableError ? fileUnreadable(error) : error;
}

function assertUploaded({ kind, state }: ImportJob): void {
  if (kind !== 'products' || state !== 'uploaded') throw wrongImportState();
}

function assertRight(kind: ImportKind, { rights }: Principal): void {
  if (!rights.includes(IMPORT_RIGHTS[kind])) throw importKindForbidden();
}

function allowed(job: ImportJob | null, principal: Principal): ImportJob {
  if (!job) throw importNotFound();
  assertRight(job.kind, principal);
  return job;
}
