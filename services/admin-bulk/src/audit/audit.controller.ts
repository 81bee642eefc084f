import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { AuditEntries } from './audit-entries';
import {
  AuditChoicesResponse,
  AuditEntryResponse,
  auditFilter,
  AuditFilterRequest,
  ListAuditEntriesRequest,
} from './audit.dto';

@Access('admin', 'staff')
@Controller('admin/api')
export class AuditController {
  constructor(private readonly entries: AuditEntries) {}

  /** Newest first; `before` continues behind the last one of a page. */
  @Get('audit-entries')
  listAuditEntriesByAdmin(
    @Query() { before, limit = 50, ...filter }: ListAuditEntriesRequest,
  ): Promise<AuditEntryResponse[]> {
    return this.entries.list(auditFilter(filter), limit, before);
  }

  /** Who has an entry, and the kinds of what was changed. */
  @Get('audit-choices')
  listAuditChoicesByAdmin(): Promise<AuditChoicesResponse> {
    return this.entries.choices();
  }

  /** All that match, newest first: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('audit-entries.csv')
  exportAuditEntriesByAdmin(@Query() filter: AuditFilterRequest): StreamableFile {
    return csvFile(this.entries.table(auditFilter(filter)));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 entries. */
  @ApiOkResponse(XLSX_FILE)
  @Get('audit-entries.xlsx')
  exportAuditWorkbookByAdmin(@Query() filter: AuditFilterRequest): Promise<StreamableFile> {
    return xlsxFile(this.entries.table(auditFilter(filter)));
  }
}
