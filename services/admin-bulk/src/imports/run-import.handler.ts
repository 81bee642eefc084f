import { Injectable } from '@nestjs/common';
import { PostgresBus, Transactions } from '@kp/platform/database';
import {
  doubtfulCells,
  type ImportArchive,
  type ImportedRow,
  type Importer,
  type ImportRow,
} from '@kp/platform/imports';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { TableError, type TableRow } from '@kp/platform/tables';
import { JobTurns } from '../long-jobs/job-turns';
import { creatorOf } from '../long-jobs/long-job';
import { ImportFiles } from './import-files';
import {
  IMPORT_READY,
  type ImportCounts,
  type ImportJob,
  type ImportReady,
  IMPORTS_CHANNEL,
} from './import-job';
import { ImportJobRepository } from './import-job.repository';
import { Importers } from './importers';
import { chunksOf, type KeyedRow, keyedRows } from './keyed-rows';

const CHUNK_SIZE = 500;
/** Rows with a problem are all kept up to this; of the others those that a reader looks at. */
const MAX_KEPT = { created: 1000, updated: 1000, unchanged: 0, failed: 100_000 } as const;

/**
 * What the rows of a chunk change, their results and how far the import has come are committed together, so a worker that
 * is killed writes no row twice and leaves none out. The file is read again up to where the import goes on.
 */
@Injectable()
@HandlesEvent(IMPORT_READY, { name: 'admin-bulk.run-import', queue: 'bulk-jobs', outsideTransaction: true })
export class RunImportHandler implements EventHandler<ImportReady> {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
    private readonly importers: Importers,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly bus: PostgresBus,
    private readonly turns: JobTurns,
  ) {}

  async handle({ payload: { importId } }: Delivery<ImportReady>): Promise<void> {
    const job = await this.jobs.find(importId);
    if (!job || !isRunning(job)) return;
    const rows = await this.files.read(job);
    if (!rows) return this.end(job, () => this.jobs.end(job.id, 'failed', 'IMPORT.FILE_MISSING'));
    try {
      const isDone = await this.files.withPictures(job.picturesName, (pictures) =>
        this.advance(job, rows, pictures),
      );
      if (isDone) await this.end(job, () => this.finish(job));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      await this.end(job, () => this.jobs.end(job.id, 'failed', error.problem, error.row));
    } finally {
      this.importers.of(job.kind).publish?.();
    }
  }

  /** @returns false when the import goes on later, or was cancelled */
  private async advance(
    job: ImportJob,
    rows: AsyncGenerator<TableRow>,
    archive: ImportArchive | null,
  ): Promise<boolean> {
    const importer = this.importers.of(job.kind);
    const hasTurn = this.turns.begin();
    const kept: ImportCounts = { ...job };
    const isCheck = job.state === 'checking';
    let done = 0;
    for await (const chunk of chunksOf(keyedRows(rows, job.mapping, importer), chunkSizeOf(job, importer))) {
      done += chunk.length;
      if (done <= job.rows) continue;
      const asked = chunk.flatMap(({ row, refusal }) => (refusal ? [] : [row]));
      const prepared = (await importer.prepare?.(asked, { isCheck, archive })) ?? asked;
      const goesOn = await this.transactions.run(() =>
        this.write(job, done - chunk.length, chunk, prepared, kept, importer),
      );
      if (!goesOn) return false;
      if (hasTurn()) continue;
      await this.outbox.record(IMPORT_READY, { importId: job.id } satisfies ImportReady);
      return false;
    }
    return true;
  }

  private async write(
    job: ImportJob,
    before: number,
    chunk: readonly KeyedRow[],
    rows: readonly ImportRow[],
    kept: ImportCounts,
    importer: Importer,
  ) {
    const current = await this.jobs.lock(job.id);
    if (!current || current.state !== job.state || current.rows !== before) return false;
    const refused = chunk.flatMap(({ refusal }) => refusal ?? []);
    const actor = creatorOf(job);
    const done =
      job.state === 'checking' ? importer.plan(rows, job.mode, actor) : importer.write(rows, job.mode, actor);
    const results = warned([...refused, ...(await done)], rows);
    const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
    const listed = results.filter(({ outcome, problems }) => {
      counts[outcome] += 1;
      return (kept[outcome] += 1) <= MAX_KEPT[problems.length > 0 ? 'failed' : outcome];
    });
    await this.jobs.advance(job.id, counts, listed);
    this.bus.publish(IMPORTS_CHANNEL, [String(job.id)]);
    return true;
  }

  private finish({ id, state }: ImportJob): Promise<void> {
    return state === 'checking' ? this.jobs.endCheck(id) : this.jobs.end(id, 'done');
  }

  /** Unless it was cancelled meanwhile. */
  private end({ id, state }: ImportJob, end: () => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      if ((await this.jobs.lock(id))?.state === state) await end();
      this.bus.publish(IMPORTS_CHANNEL, [String(id)]);
    });
  }
}

/** Also says which cells a spreadsheet may have changed. */
function warned(results: readonly ImportedRow[], rows: readonly ImportRow[]): ImportedRow[] {
  const doubtful = new Map(rows.map((row) => [row.row, doubtfulCells(row)]));
  return results.map((result) => {
    const named = new Set(result.problems.map(({ field }) => field));
    const more = (doubtful.get(result.row) ?? []).filter(({ field }) => !named.has(field));
    return more.length > 0 ? { ...result, problems: [...result.problems, ...more] } : result;
  });
}

/** The same whenever a run goes on, so that it goes on at the head of a chunk. */
function chunkSizeOf({ state, mapping }: ImportJob, importer: Importer): number {
  const fields = mapping.filter((field) => field !== null);
  return importer.rowsAtOnce?.(fields, state === 'checking') ?? CHUNK_SIZE;
}

const isRunning = ({ state }: ImportJob): boolean => state === 'checking' || state === 'importing';
