import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { InvoiceNumberRequest } from '../../http/invoices.dto';
import { AuthorityFiles } from '../authority-files';
import { TransmissionChannel } from '../domain/transmission-channel';
import { AuthorityMessageRepository } from '../persistence/authority-message.repository';
import { ReissueInvoice } from '../reissue-invoice';
import {
  AuthorityMessageParam,
  AuthorityMessageResponse,
  ListAuthorityMessagesRequest,
  ReissuedInvoiceResponse,
  ReissueInvoiceRequest,
} from './transmissions.dto';

const ZIP = 'application/zip';
const ZIP_ANSWER = { content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } } as const;

/** What the staff does with answers of the tax office. */
@ApiTags('Invoices')
@Access('admin', 'invoices')
@Controller('admin/api')
export class TransmissionsController {
  constructor(
    private readonly files: AuthorityFiles,
    private readonly reissue: ReissueInvoice,
    private readonly channel: TransmissionChannel,
    private readonly messages: AuthorityMessageRepository,
  ) {}

  /** The archive that the tax office sealed: the legal original. 404 INVOICES.MESSAGE_NOT_FOUND before it is there. */
  @ApiOkResponse(ZIP_ANSWER)
  @Get('invoices/:number/seal')
  async downloadSealByAdmin(@Param() { number }: InvoiceNumberRequest): Promise<StreamableFile> {
    return zip(await this.files.seal(number), `${number}-seal.zip`);
  }

  /** Reverses a rejected invoice and issues it again with what is corrected. 409 INVOICES.NOT_REJECTED. */
  @RateLimit({ limit: 20, seconds: 60, by: 'caller' })
  @HttpCode(201)
  @Post('invoices/:number/reissue')
  async reissueInvoiceByAdmin(
    @Param() { number }: InvoiceNumberRequest,
    @Body() request: ReissueInvoiceRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ReissuedInvoiceResponse> {
    return { invoiceNumber: await this.reissue.execute(number, request, principal) };
  }

  /** What others sent to the shop, and the answers of its buyers; newest first, with X-Total-Count. */
  @Get('authority-messages')
  async listAuthorityMessagesByAdmin(
    @Query() { kind, limit = 50, offset = 0 }: ListAuthorityMessagesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthorityMessageResponse[]> {
    const { messages, total } = await this.messages.list(this.channel.name, kind, limit, offset);
    void reply.header('x-total-count', total);
    return messages.map((message) => AuthorityMessageResponse.from(message));
  }

  @ApiOkResponse(ZIP_ANSWER)
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @Get('authority-messages/:id/file')
  async downloadAuthorityMessageByAdmin(@Param() { id }: AuthorityMessageParam): Promise<StreamableFile> {
    return zip(await this.files.message(id), `${id}.zip`);
  }
}

const zip = (file: Buffer, name: string) =>
  new StreamableFile(file, { type: ZIP, disposition: `attachment; filename="${name}"` });
