import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  IMPORT_KINDS,
  IMPORT_RIGHTS,
  IMPORT_STATES,
  type ImportKind,
  type ImportMode,
  type ImportOutcome,
} from '@kp/commerce/import-rules';
import { AuditLog } from '@kp/platform/audit';
import { PostgresBus, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import type { ImportedRow, ImportField } from '@kp/platform/imports';
import { Outbox } from '@kp/platform/outbox';
import { TableError } from '@kp/platform/tables';
import { ZipError } from '@kp/platform/zip';
import { FeedRuns } from '../feeds/feed-runs';
import { Feeds } from '../feeds/feeds';
import { assertMapping } from './assert-mapping';
import { type ImportCause, ImportCauses } from './causes/import-causes';
import { assertSheet, ImportFiles } from './import-files';
import {
  fileUnreadable,
  IMPORT_READY,
  importHasFailedRows,
  type ImportJob,
  importKindForbidden,
  importNotFound,
  importNotUndoable,
  type ImportReady,
  IMPORTS_CHANNEL,
  picturesUnreadable,
  undoableUntil,
  wrongImportState,
} from './import-job';
import { ImportJobRepository } from './import-job.repository';
import { ImportMappingRepository } from './import-mapping.repository';
import { ImportTables } from './import-tables';
import { Importers } from './importers';
import type { ImportSettings } from './import-settings';

/** Files that become changes in steps: uploaded, checked, imported. The worker checks and imports. */
@Injectable()
export class Imports {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly mappings: ImportMappingRepository,
    private readonly files: ImportFiles,
    private readonly tables: ImportTables,
    private readonly importers: Importers,
    private readonly causes: ImportCauses,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly bus: PostgresBus,
    private readonly feeds: Feeds,
    private readonly feedRuns: FeedRuns,
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
    const table = await this.tables.receive(kind, fileName, sheet, content).catch(asRefusal);
    const { userId, email, network } = principal;
    return this.transactions.run(async () => {
      const id = await this.jobs.add({
        kind,
        fileName,
        ...table,
        feedId: null,
        createdBy: userId,
        createdByEmail: email,
        network: network ?? null,
      });
      await this.record('created', principal, id, null, { kind, fileName });
      return (await this.jobs.find(id))!;
    });
  }

  /** Another sheet, or another row as the head, before the file is imported. What was checked before is void. */
  async chooseTable(id: number, choice: TableChoice, principal: Principal): Promise<ImportJob> {
    const found = await this.get(id, principal);
    const sheet = choice.sheet ?? found.sheet;
    if (choice.sheet !== undefined) assertSheet(found.sheets, choice.sheet);
    const table = await this.tables.choose(found, sheet, choice.headRow).catch(asRefusal);
    if (!table) throw wrongImportState();
    return this.move(id, principal, ['uploaded', 'checked'], async (job) => {
      if (job.sheet === sheet && job.layout.headRow === table.layout.headRow) return;
      await this.jobs.setTable(id, table);
      const before = { sheet: job.sheet, headRow: job.layout.headRow };
      await this.record('updated', principal, id, before, { sheet, headRow: table.layout.headRow });
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
    settings: ImportSettings,
    principal: Principal,
  ): Promise<ImportJob> {
    return this.move(id, principal, ['uploaded', 'checked'], async (job) => {
      assertMapping(job, await this.importers.of(job.kind).fields(), mapping, mode, settings);
      await this.feeds.remember(job, mapping, settings);
      await this.jobs.startCheck(id, mapping, job.feedId === null ? mode : 'update', settings);
      await this.announce(id);
    });
  }

  /** @throws ImportError IMPORT.HAS_FAILED_ROWS unless they are left out */
  start(id: number, skipFailed: boolean, principal: Principal): Promise<ImportJob> {
    return this.move(id, principal, ['checked'], async (job) => {
      if (job.failed > 0 && !skipFailed) throw importHasFailedRows();
      const { kind, fileName, mode, created, updated } = job;
      await this.createNames(job, principal);
      await this.jobs.startImport(id, skipFailed);
      if (job.feedId === null) await this.mappings.keep(job);
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
      await this.feedRuns.moved(id);
      await this.record('cancelled', principal, id, { state: job.state }, { state: 'cancelled' });
      this.bus.publish(IMPORTS_CHANNEL, [String(id)]);
    });
  }

  /** Within 24 hours. @throws ImportError IMPORT.NOT_UNDOABLE */
  undo(id: number, principal: Principal): Promise<ImportJob> {
    return this.move(id, principal, IMPORT_STATES, async (job) => {
      if (!undoableUntil(job)) throw importNotUndoable();
      await this.jobs.startUndo(id);
      const { fileName, created, updated } = job;
      await this.record('undone', principal, id, { fileName, created, updated }, { state: 'undone' });
      await this.announce(id);
    });
  }

  async causesOf(id: number, principal: Principal): Promise<ImportCause[]> {
    await this.get(id, principal);
    return this.causes.of(id);
  }

  /** Categories and suppliers that the check found missing and that are to be made. */
  private async createNames({ id, kind }: ImportJob, principal: Principal): Promise<void> {
    const importer = this.importers.of(kind);
    for (const { field, messageKey, fileValues } of await this.causes.of(id)) {
      if (field === null || messageKey !== 'validation.importWillCreate') continue;
      await importer.create?.(
        id,
        field,
        fileValues.map(({ value }) => value),
        principal,
      );
    }
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

interface TableChoice {
  sheet?: string;
  headRow?: number;
}
