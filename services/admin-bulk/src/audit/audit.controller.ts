import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '@kp/platform/http';
import { businessDay } from '@kp/settings';
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
  @Header('cache-control', 'no-store')
  @Get('audit-entries')
  listAuditEntriesByAdmin(
    @Query() { before, limit = 50, ...filter }: ListAuditEntriesRequest,
  ): Promise<AuditEntryResponse[]> {
    return this.entries.list(auditFilter(filter), limit, before);
  }

  /** Who has an entry, and the kinds of what was changed. */
  @Header('cache-control', 'no-store')
  @Get('audit-choices')
  listAuditChoicesByAdmin(): Promise<AuditChoicesResponse> {
    return this.entries.choices();
  }

  /** All that match, newest first: UTF-8 with a byte order mark. */
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  @Get('audit-entries.csv')
  exportAuditEntriesByAdmin(@Query() filter: AuditFilterRequest): StreamableFile {
    return new StreamableFile(this.entries.csv(auditFilter(filter)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="audit-${businessDay(new Date())}.csv"`,
    });
  }
}
