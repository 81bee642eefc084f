import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  type MessageEvent,
  Param,
  Post,
  Put,
  Query,
  Res,
  Sse,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { IMPORT_RIGHTS, MAX_IMPORT_BYTES, MAX_IMPORT_PICTURES_BYTES } from '@kp/commerce/import-rules';
import {
  AcceptsBody,
  Access,
  BodyStream,
  CurrentPrincipal,
  EventStreams,
  IdParam,
  type Principal,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { csvDownload } from '../long-jobs/csv-download';
import { ImportProgress } from './import-progress';
import { Imports } from './imports';
import {
  CheckImportRequest,
  ChooseImportSheetRequest,
  ImportCauseResponse,
  ImportFieldResponse,
  ImportKindRequest,
  ImportResponse,
  ImportRowResponse,
  LISTED_OUTCOMES,
  ListImportRowsRequest,
  ListImportsRequest,
  StartImportRequest,
  UploadImportRequest,
} from './imports.dto';
import { ImportSettingsRequest } from './import-settings.dto';

const BATCH = 500;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Each kind of import needs its right: 403 IMPORT.KIND_FORBIDDEN otherwise. */
@Access('admin', Object.values(IMPORT_RIGHTS))
@Controller('admin/api')
export class ImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly progress: ImportProgress,
    private readonly streams: EventStreams,
  ) {}

  /** What columns of a file may be. */
  @Get('import-fields')
  listImportFieldsByAdmin(
    @Query() { kind }: ImportKindRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportFieldResponse[]> {
    return this.imports.fields(kind, principal);
  }

  /** A file to begin with: all fields, and one row. */
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  @Get('import-sample.csv')
  async downloadImportSampleByAdmin(
    @Query() { kind }: ImportKindRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<StreamableFile> {
    const fields = await this.imports.fields(kind, principal);
    const rows = [fields.map(({ name }) => name), fields.map(({ example }) => example)];
    return csvDownload(Readable.from(rows), `${kind}-sample.csv`);
  }

  /**
   * The body: CSV up to 300 MB, XLSX or XML up to 50 MB. Columns are guessed, or remembered from the last file with this head. 400
   * names the sheets of the workbook when `sheet` is none of them, 422 IMPORT.FILE_UNREADABLE in `details.sheets`, so that
   * another one can be chosen.
   */
  @Post('imports')
  @AcceptsBody({
    maxBytes: MAX_IMPORT_BYTES,
    types: ['application/octet-stream', 'text/csv', 'application/xml', XLSX],
    as: 'stream',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async uploadImportByAdmin(
    @Query() { kind, fileName, sheet }: UploadImportRequest,
    @BodyStream() content: Readable | undefined,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    const file = content ?? Readable.from([]);
    return ImportResponse.from(await this.imports.upload(kind, fileName, sheet, file, principal));
  }

  /** The body is a ZIP file, at most 500 MB, with the pictures of products that the file names; before it is checked. */
  @HttpCode(200)
  @Post('imports/:id/pictures')
  @AcceptsBody({
    maxBytes: MAX_IMPORT_PICTURES_BYTES,
    types: ['application/octet-stream', 'application/zip'],
    as: 'stream',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async uploadImportPicturesByAdmin(
    @Param() { id }: IdParam,
    @BodyStream() content: Readable | undefined,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(
      await this.imports.uploadPictures(id, content ?? Readable.from([]), principal),
    );
  }

  /** Newest first, of the kinds that the role includes, with X-Total-Count. */
  @Get('imports')
  async listImportsByAdmin(
    @Query() { limit = 50, offset = 0 }: ListImportsRequest,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportResponse[]> {
    const { jobs, total } = await this.imports.list(principal, limit, offset);
    void reply.header('x-total-count', total);
    return jobs.map((job) => ImportResponse.from(job));
  }

  @Get('imports/:id')
  async getImportByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(await this.imports.get(id, principal));
  }

  /** Server-sent events: the import as it is, and again while it moves on, until it is checked or has ended. */
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @Sse('imports/:id/events')
  async followImportByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Observable<MessageEvent>> {
    await this.imports.get(id, principal);
    const events = this.progress.events(id, (job) => ImportResponse.from(job));
    return this.streams.open(events, principal);
  }

  /**
   * Another sheet of the workbook, or another row as the head; columns are guessed or remembered anew, and a check of the
   * table before is void. 409 IMPORT.WRONG_STATE once it is imported.
   */
  @Put('imports/:id/sheet')
  async chooseImportSheetByAdmin(
    @Param() { id }: IdParam,
    @Body() choice: ChooseImportSheetRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(await this.imports.chooseTable(id, choice, principal));
  }

  /** Goes through the file without changing anything. 409 IMPORT.WRONG_STATE when it is being imported, or was. */
  @HttpCode(202)
  @Post('imports/:id/check')
  async checkImportByAdmin(
    @Param() { id }: IdParam,
    @Body() { mapping, mode, settings }: CheckImportRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(
      await this.imports.check(id, mapping, mode, ImportSettingsRequest.settingsOf(settings), principal),
    );
  }

  @HttpCode(202)
  @Post('imports/:id/start')
  async startImportByAdmin(
    @Param() { id }: IdParam,
    @Body() { skipFailed }: StartImportRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(await this.imports.start(id, skipFailed, principal));
  }

  /** What is written stays written. */
  @HttpCode(200)
  @Post('imports/:id/cancel')
  async cancelImportByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(await this.imports.cancel(id, principal));
  }

  /**
   * Deletes the products that it created and restores those that it changed, unless something else has changed them since. 409
   * IMPORT.NOT_UNDOABLE after 24 hours, and of files with other things.
   */
  @HttpCode(202)
  @Post('imports/:id/undo')
  async undoImportByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(await this.imports.undo(id, principal));
  }

  /** In the order of the file: problems of up to 100,000 rows, the first 1,000 created and updated. */
  @Get('imports/:id/rows')
  async listImportRowsByAdmin(
    @Param() { id }: IdParam,
    @Query() { outcome = 'failed', after = 0, limit = 100 }: ListImportRowsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportRowResponse[]> {
    const rows = await this.imports.rows(id, outcome, after, limit, principal);
    return rows.map((row) => ImportRowResponse.from(row));
  }

  /** Why rows have problems or warnings: what stops them first, then by how many rows there are. */
  @Get('imports/:id/causes')
  async listImportCausesByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportCauseResponse[]> {
    const causes = await this.imports.causesOf(id, principal);
    return causes.map((cause) => ImportCauseResponse.of(cause));
  }

  /** A line for every problem of every row, with the sheet of a workbook; first of those that failed. */
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  @Get('imports/:id/failures.csv')
  async downloadImportFailuresByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<StreamableFile> {
    const { sheet } = await this.imports.get(id, principal);
    return csvDownload(this.failures(id, sheet, principal), `import-${id}-problems.csv`);
  }

  private async *failures(id: number, sheet: string | null, principal: Principal): AsyncGenerator<unknown[]> {
    const place = (row: unknown) => (sheet === null ? [row] : [sheet, row]);
    yield [...(sheet === null ? [] : ['sheet']), 'row', 'label', 'field', 'problem'];
    for (const outcome of LISTED_OUTCOMES) {
      for (let after = 0, count = BATCH; count === BATCH;) {
        const rows = await this.imports.rows(id, outcome, after, BATCH, principal);
        for (const { row, label, problems } of rows.map((each) => ImportRowResponse.from(each))) {
          yield* problems.map(({ field, message }) => [...place(row), label, field, message]);
        }
        [count, after] = [rows.length, rows.at(-1)?.row ?? after];
      }
    }
  }
}
