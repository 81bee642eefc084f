import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@kp/commerce/import-rules';
import { SettingsService, Taxes } from '@kp/settings';
import { guessColumns, rememberedMapping } from './guessing/guess-columns';
import { ImportFiles } from './import-files';
import type { ImportColumn, ImportJob } from './import-job';
import type { ChosenTable, NewImport } from './import-job.repository';
import { ImportMappingRepository } from './import-mapping.repository';
import { Importers } from './importers';
import type { TableHead } from './layout/read-head';
import { otherCurrencyOfTitle } from './normalizing/currency-cell';
import { taxOfTitles } from './normalizing/tax-of-head';
import { decimalMarkOfFile } from './normalizing/decimal-mark';
import { areFractions } from './normalizing/tax-cell';
import { areUnitCodes } from './normalizing/unit-cell';
import { weightUnitOf } from './normalizing/weight-cell';
import { type FormerFile, formerOfSupplier, forNextFile, withFormerFields } from './remembered-settings';

export type ReceivedTable = Pick<NewImport, 'storedName' | 'encoding' | 'sheets'> & ChosenTable;

/** Finds the table of a file, and what its columns are. */
@Injectable()
export class ImportTables {
  constructor(
    private readonly mappings: ImportMappingRepository,
    private readonly files: ImportFiles,
    private readonly importers: Importers,
    private readonly taxes: Taxes,
    private readonly settings: SettingsService,
  ) {}

  /** @throws TableError, ImportError or InvalidInputError as `ImportFiles.receive`; nothing is kept then */
  async receive(
    kind: ImportKind,
    fileName: string,
    sheet: string | undefined,
    content: Readable,
    headRow?: number,
  ): Promise<ReceivedTable> {
    const fields = await this.fieldNames(kind);
    const { head, ...received } = await this.files.receive(content, namedBy(fields), sheet, headRow);
    return { ...received, ...(await this.tableOf(kind, fields, head, fileName)) };
  }

  /** For a file that is not imported after all. */
  discard({ storedName }: Pick<ReceivedTable, 'storedName'>): Promise<void> {
    return this.files.delete(storedName);
  }

  /** Another sheet, or another row as the head. @returns null when the file is gone */
  async choose(job: ImportJob, sheet: string | null, headRow?: number): Promise<ChosenTable | null> {
    const fields = await this.fieldNames(job.kind);
    const head = await this.files.head({ ...job, sheet }, namedBy(fields), headRow);
    return head && { sheet, ...(await this.tableOf(job.kind, fields, head, job.fileName)) };
  }

  private async fieldNames(kind: ImportKind): Promise<string[]> {
    return (await this.importers.of(kind).fields()).map(({ name }) => name);
  }

  /** As a file with the same head was read last; otherwise by what the columns are called and hold, and by its supplier. */
  private async tableOf(kind: ImportKind, fields: readonly string[], head: TableHead, fileName: string) {
    const { firstRows } = head;
    const names = head.columns.map(({ name }) => name);
    const same = await this.mappings.ofHead(kind, names);
    const former = same ? null : formerOfSupplier(await this.mappings.ofSuppliers(kind), head, fileName);
    const { isTaxIncluded } = this.taxes.of(null);
    const mapping = same
      ? rememberedMapping(same.mapping, head.columns, fields, isTaxIncluded)
      : withFormer(guessColumns(head.columns, fields, isTaxIncluded), names, fields, former);
    const fileMark = decimalMarkOfFile(head.columns, mapping);
    const columns = head.columns.map(({ name, samples, decimalMark, values }, place): ImportColumn => {
      const mark = decimalMark ?? (mapping[place] === 'weightGrams' ? null : fileMark);
      return {
        name,
        samples,
        decimalMark: mark,
        weightUnit: weightUnitOf(name, values),
        isFraction: areFractions(values),
        hasUnitCodes: areUnitCodes(name, values),
      };
    });
    const { hasGroups, firstColumn = 0 } = head.layout;
    const layout = {
      ...head.layout,
      hasGroups: hasGroups && kind === 'products' && mayBeTitle(mapping[firstColumn]),
      currency: otherCurrencyOfTitle([...head.titles, fileName].join(' '), this.settings.currency),
      tax: taxOfTitles(head.titles),
    };
    return { columns, mapping, layout, firstRows, settings: forNextFile((same ?? former)?.settings) };
  }
}

const withFormer = (
  guessed: (string | null)[],
  names: readonly string[],
  fields: readonly string[],
  former: FormerFile | null,
) => (former ? withFormerFields(guessed, names, former, fields) : guessed);

/** Names and slugs alone in a row are articles whose other cells are emptied. */
const mayBeTitle = (field: string | null | undefined): boolean =>
  field === null || field === 'code' || field === 'sku' || field === 'gtin';

const namedBy = (fields: readonly string[]) => (heads: readonly string[]) =>
  guessColumns(
    heads.map((name) => ({ name, values: [] })),
    fields,
  ).filter(Boolean).length;
