import { Injectable } from '@nestjs/common';
import { ImportChanges, UndoImport } from '@kp/catalog';
import { PostgresBus, Transactions } from '@kp/platform/database';
import {
  asWarnings,
  doubtfulCells,
  type ImportArchive,
  type ImportedRow,
  type Importer,
  type ImportProblem,
  type ImportRow,
} from '@kp/platform/imports';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { TableError } from '@kp/platform/tables';
import { SettingsService, Taxes } from '@kp/settings';
import { HeldPrices } from '../feeds/held-prices';
import { FeedLimits, feedResult } from '../feeds/feed-limits';
import { FeedRuns } from '../feeds/feed-runs';
import { JobTurns } from '../long-jobs/job-turns';
import { creatorOf, LONG_JOB_RETRIES } from '../long-jobs/long-job';
import { correctRows } from './causes/correct-rows';
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
import type { LaidOutRow } from './layout/laid-out-rows';
import { ProductRowNormalizer } from './normalizing/product-row-normalizer';
import { PlainRows, type RowNormalizer } from './normalizing/row-normalizer';
import { taxClassesByPercent } from './normalizing/tax-cell';

const CHUNK_SIZE = 500;
/** More corrections do not follow from each other. */
const MAX_ROUNDS = 4;
/** Rows with a problem are all kept up to this; of the others those that a reader looks at. */
const MAX_KEPT = {
  created: 1000,
  updated: 1000,
  unchanged: 0,
  failed: 100_000,
  held: 1000,
  unknown: 1000,
} as const;

/**
 * What the rows of a chunk change, their results and how far the import has come are committed together, so a worker that
 * is killed writes no row twice and leaves none out. The file is read again up to where the import goes on.
 */
@Injectable()
@HandlesEvent(IMPORT_READY, {
  name: 'admin-bulk.run-import',
  queue: 'bulk-jobs',
  outsideTransaction: true,
  retries: LONG_JOB_RETRIES,
})
export class RunImportHandler implements EventHandler<ImportReady> {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
    private readonly importers: Importers,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly bus: PostgresBus,
    private readonly turns: JobTurns,
    private readonly taxes: Taxes,
    private readonly settings: SettingsService,
    private readonly changes: ImportChanges,
    private readonly undoing: UndoImport,
    private readonly feedLimits: FeedLimits,
    private readonly heldPrices: HeldPrices,
    private readonly feedRuns: FeedRuns,
  ) {}

  async handle({ payload: { importId } }: Delivery<ImportReady>): Promise<void> {
    const job = await this.jobs.find(importId);
    if (job?.state === 'undoing') return this.undo(job);
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

  /** Rows that are written stay so. */
  async giveUp({ payload: { importId } }: Delivery<ImportReady>): Promise<void> {
    const job = await this.jobs.find(importId);
    if (job?.state === 'undoing') await this.jobs.stopUndo(importId);
    else if (job && isRunning(job))
      await this.end(job, () => this.jobs.end(importId, 'failed', 'IMPORT.INTERRUPTED'));
    this.bus.publish(IMPORTS_CHANNEL, [String(importId)]);
  }

  /** @returns false when the import goes on later, or was cancelled */
  private async advance(
    job: ImportJob,
    rows: AsyncGenerator<LaidOutRow>,
    archive: ImportArchive | null,
  ): Promise<boolean> {
    const importer = this.importers.of(job.kind);
    const hasTurn = this.turns.begin();
    const kept: ImportCounts = { ...job };
    const isCheck = job.state === 'checking';
    const limits = await this.feedLimits.of(job);
    let done = 0;
    const keyed = keyedRows(rows, widthOf(job), this.normalizerOf(job), importer);
    for await (const chunk of chunksOf(keyed, chunkSizeOf(job, importer))) {
      done += chunk.length;
      if (done <= job.rows) continue;
      const asked = chunk.flatMap(({ row, refusal }) => (refusal ? [] : [limits ? { ...row, limits } : row]));
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

  private async undo(job: ImportJob): Promise<void> {
    const actor = creatorOf(job);
    try {
      let isDone = false;
      while (!isDone) {
        isDone = await this.transactions.run(async () => {
          if ((await this.jobs.lock(job.id))?.state !== 'undoing') return true;
          const counts = await this.undoing.undoSome(job.id, actor);
          if (counts) await this.jobs.advanceUndo(job.id, counts.restored, counts.kept);
          else await this.jobs.endUndo(job.id);
          this.bus.publish(IMPORTS_CHANNEL, [String(job.id)]);
          return counts === null;
        });
      }
    } finally {
      this.undoing.publish();
    }
  }

  private normalizerOf({ kind, columns, mapping, settings, layout }: ImportJob): RowNormalizer {
    if (kind !== 'products') return new PlainRows(mapping);
    // A supplier writes the rate of the law, which the shop may not have entered yet.
    const { byClass, isTaxIncluded } = this.taxes.of(null);
    const taxClasses = taxClassesByPercent(byClass, this.taxes.officialAtHome());
    const { currency } = this.settings;
    const terms = { currency, isTaxIncluded, titleCurrency: layout.currency, titleTax: layout.tax };
    return new ProductRowNormalizer({ columns, mapping, settings, taxClasses, terms });
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
    const isCheck = job.state === 'checking';
    const { rows: corrected, leftOut } = await this.corrected(job, chunk, rows, importer);
    const done = isCheck
      ? importer.plan(corrected, job.mode, actor)
      : importer.write(corrected, job.mode, actor);
    const results = [...refused, ...leftOut, ...warned(await done, corrected, chunk, job)];
    if (!isCheck && job.kind === 'products') await this.changes.add(job.id, results);
    if (!isCheck && job.feedId !== null) await this.heldPrices.add(job.feedId, job.id, results);
    const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, held: 0, unknown: 0 };
    const told = job.feedId === null ? results : results.map(feedResult);
    const listed = told.filter(({ outcome, problems }) => {
      counts[outcome] += 1;
      // Of what stays as it is nothing is to be decided.
      const isProblem = problems.length > 0 && outcome !== 'unknown' && outcome !== 'unchanged';
      return (kept[outcome] += 1) <= MAX_KEPT[isProblem ? 'failed' : outcome];
    });
    await this.jobs.advance(job.id, { ...counts, soldOut: results.filter(isSoldOut).length }, listed);
    this.bus.publish(IMPORTS_CHANNEL, [String(job.id)]);
    return true;
  }

  /**
   * By what was decided about causes; the same in a check and in the import. What a row is without a cell may have another
   * cause, about which something was decided too.
   */
  private async corrected(
    job: ImportJob,
    chunk: readonly KeyedRow[],
    given: readonly ImportRow[],
    importer: Importer,
  ) {
    const { mode, settings } = job;
    const { corrections } = settings;
    const leftOut: ImportedRow[] = [];
    let rows = given;
    for (let isChanged = corrections.length > 0, round = 0; isChanged && round < MAX_ROUNDS; round += 1) {
      const planned = await importer.plan(rows, mode, creatorOf(job));
      const corrected = correctRows(rows, warned(planned, rows, chunk, job), corrections);
      leftOut.push(...corrected.leftOut);
      ({ rows, isChanged } = corrected);
    }
    return { rows, leftOut };
  }

  private finish({ id, state }: ImportJob): Promise<void> {
    return state === 'checking' ? this.jobs.endCheck(id) : this.jobs.end(id, 'done');
  }

  /** Unless it was cancelled meanwhile. */
  private end({ id, state }: ImportJob, end: () => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      if ((await this.jobs.lock(id))?.state === state) {
        await end();
        await this.feedRuns.moved(id);
      }
      this.bus.publish(IMPORTS_CHANNEL, [String(id)]);
    });
  }
}

/** Also says what was left out of rows, what has no column, and which cells a spreadsheet may have changed. */
function warned(
  results: readonly ImportedRow[],
  rows: readonly ImportRow[],
  chunk: readonly KeyedRow[],
  { kind, mapping }: ImportJob,
): ImportedRow[] {
  const hasColumn = (field: string | null) => kind !== 'products' || mapping.includes(field);
  const explained = (problem: ImportProblem): ImportProblem =>
    problem.messageKey === 'validation.required' && !hasColumn(problem.field)
      ? { ...problem, messageKey: 'validation.importNoColumn' }
      : problem;
  const doubtful = new Map(rows.map((row) => [row.row, doubtfulCells(row)]));
  const warnings = new Map(chunk.map(({ row, refusal, warnings: each }) => [row.row, refusal ? [] : each]));
  return results.map((result) => {
    const named = new Set(result.problems.map(({ field }) => field));
    const more = (doubtful.get(result.row) ?? []).filter(({ field }) => !named.has(field));
    const all = asWarnings([...(warnings.get(result.row) ?? []), ...more]);
    return { ...result, problems: [...result.problems.map(explained), ...all] };
  });
}

const widthOf = ({ columns, mapping }: ImportJob): number =>
  columns.findLastIndex(({ name }, place) => name !== '' || mapping[place]) + 1;

/** The same whenever a run goes on, so that it goes on at the head of a chunk. */
function chunkSizeOf({ state, mapping }: ImportJob, importer: Importer): number {
  const fields = mapping.filter((field) => field !== null);
  return importer.rowsAtOnce?.(fields, state === 'checking') ?? CHUNK_SIZE;
}

const isSoldOut = ({ changes }: ImportedRow): boolean =>
  changes.some(({ field, before, after }) => field === 'stock' && Number(before) > 0 && after === '0');

const isRunning = ({ state }: ImportJob): boolean => state === 'checking' || state === 'importing';
