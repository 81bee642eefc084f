import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { mappingNeeded } from '../domain/bank-statement.errors';
import { parseCamt053 } from '../parsing/camt053';
import type { BankCsvMapping } from '@kp/commerce/bank-csv-fields';
import { isComplete, parseCsvStatement, readCsvHead } from '../parsing/csv-statement';
import { formatOf } from '../parsing/detect-statement';
import { parseMt940 } from '../parsing/mt940';
import { type Statement, unreadable } from '../parsing/statement';
import { BankEntryRepository } from '../persistence/bank-entry.repository';

export interface StatementFile {
  name: string;
  text: string;
  /** Of a table whose headings are not known. */
  mapping?: BankCsvMapping;
}

export interface ImportedStatement {
  format: Statement['format'];
  lines: number;
  /** Of these, stated by another file before. */
  duplicates: number;
}

@Injectable()
export class ImportStatement {
  constructor(
    private readonly transactions: Transactions,
    private readonly entries: BankEntryRepository,
    private readonly settings: SettingsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The same movement counts once, in whichever file it is stated, also when two people import at once.
   *
   * @throws DomainError BANK.STATEMENT_UNREADABLE, BANK.MAPPING_NEEDED
   */
  async execute(file: StatementFile, admin: Principal): Promise<ImportedStatement> {
    const statement = await this.read(file);
    const { format, lines } = statement;
    if (lines.length === 0) throw unreadable('This statement has no lines.');
    return this.transactions.run(async () => {
      const added = await this.entries.add(statement, file.name, admin.userId);
      const result = { format, lines: lines.length, duplicates: lines.length - added };
      await this.audit.record(admin, {
        action: 'bank-statement.imported',
        subject: 'bank-statement',
        subjectId: file.name,
        before: null,
        after: { ...result },
      });
      return result;
    });
  }

  private async read({ text, mapping }: StatementFile): Promise<Statement> {
    const format = formatOf(text);
    if (format === 'camt053') return parseCamt053(text);
    if (format === 'mt940') return parseMt940(text);
    const head = readCsvHead(text);
    const remembered = await this.entries.findMapping(head.headings);
    const chosen: BankCsvMapping = mapping ?? remembered ?? head.mapping;
    if (!isComplete(chosen)) throw mappingNeeded({ ...head, mapping: { ...head.mapping, ...chosen } });
    const statement = parseCsvStatement(text, chosen, this.settings.currency);
    if (mapping) await this.entries.saveMapping(head.headings, mapping);
    return statement;
  }
}
