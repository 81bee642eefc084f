import { parseMinor } from '@kp/commerce';
import {
  AcceptsBody,
  Access,
  CurrentPrincipal,
  DomainError,
  IdParam,
  type Principal,
  RawBody,
} from '@kp/platform/http';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { decodeText } from '../parsing/decode-text';
import { BankEntryRepository } from '../persistence/bank-entry.repository';
import { OpenDocuments } from '../persistence/open-documents';
import { DecideEntry } from '../use-cases/decide-entry';
import { ImportStatement } from '../use-cases/import-statement';
import { ProposeMatches } from '../use-cases/propose-matches';
import {
  AppliedBankMatchesResponse,
  ApplyBankMatchesRequest,
  BankEntryResponse,
  BankMatchBody,
  ImportBankStatementRequest,
  ImportedBankStatementResponse,
  ListBankEntriesRequest,
  PayableDocumentResponse,
  SearchPayableRequest,
} from './bank-statements.dto';

const MAX_BYTES = 5 * 1024 * 1024;

@Access('admin', 'payments')
@Controller('admin/api/bank-statements')
export class BankStatementsController {
  constructor(
    private readonly imports: ImportStatement,
    private readonly entries: BankEntryRepository,
    private readonly documents: OpenDocuments,
    private readonly proposals: ProposeMatches,
    private readonly decisions: DecideEntry,
  ) {}

  /**
   * CAMT.053, MT940 or CSV. 422 BANK.MAPPING_NEEDED has the headings of a table that has to be mapped in
   * `details`; BANK.STATEMENT_UNREADABLE says what is wrong with a file.
   */
  @AcceptsBody({
    maxBytes: MAX_BYTES,
    types: ['application/octet-stream', 'text/*', 'application/xml', 'application/csv'],
    as: 'bytes',
  })
  @Post()
  importBankStatementByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Query() query: ImportBankStatementRequest,
    @RawBody() bytes: Buffer,
  ): Promise<ImportedBankStatementResponse> {
    const { fileName: name = '' } = query;
    const mapping = ImportBankStatementRequest.mappingOf(query);
    return this.imports.execute({ name, text: decodeText(bytes), mapping }, principal);
  }

  /** With X-Total-Count, the newest first; open ones with what they seem to pay. */
  @Get('entries')
  async listBankStatementEntriesByAdmin(
    @Query() { state = 'open', limit = 200, offset = 0 }: ListBankEntriesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BankEntryResponse[]> {
    const { entries, total } = await this.entries.list(state, { limit, offset });
    void reply.header('x-total-count', total);
    const proposals = state === 'open' ? await this.proposals.execute(entries) : new Map();
    return entries.map((entry) => BankEntryResponse.from(entry, proposals.get(entry.id)));
  }

  /** Orders and invoices with something to pay, by number or name. */
  @Get('documents')
  async searchBankStatementDocumentsByAdmin(
    @Query() { search = '' }: SearchPayableRequest,
  ): Promise<PayableDocumentResponse[]> {
    return (await this.documents.search(search)).map((document) => PayableDocumentResponse.from(document));
  }

  /** Each in a transaction of its own, so that one that is refused leaves the others. */
  @HttpCode(200)
  @Post('matches')
  async applyBankStatementMatchesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { matches }: ApplyBankMatchesRequest,
  ): Promise<AppliedBankMatchesResponse> {
    const failures: AppliedBankMatchesResponse['failures'] = [];
    for (const match of matches) {
      try {
        await this.apply(match, principal);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        failures.push({ entryId: match.entryId, code: error.code, message: error.message });
      }
    }
    return { applied: matches.length - failures.length, failures };
  }

  /** It is not of a customer. */
  @HttpCode(200)
  @Post('entries/:id/ignore')
  async ignoreBankStatementEntryByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<BankEntryResponse> {
    return BankEntryResponse.from(await this.decisions.ignore(id, principal));
  }

  /** The line is open again. 409 once what it paid is on its way. */
  @HttpCode(200)
  @Post('entries/:id/undo')
  async undoBankStatementEntryByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<BankEntryResponse> {
    return BankEntryResponse.from(await this.decisions.undo(id, principal));
  }

  private async apply(match: BankMatchBody, principal: Principal): Promise<void> {
    const { entryId, returnsEntryId, isReopened, isSecond } = match;
    if (returnsEntryId !== undefined) {
      await this.decisions.matchReturn(entryId, returnsEntryId, principal);
      return;
    }
    const parts = match.parts.map(({ number, amount }) => ({ number, amountMinor: parseMinor(amount) }));
    await this.decisions.match(entryId, parts, principal, { isReopened, isSecond });
  }
}
