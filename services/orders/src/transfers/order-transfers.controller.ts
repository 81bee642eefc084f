import { AccountReader } from '@kp/auth';
import { awaitsTransfer, parseMinor } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import {
  Access,
  CurrentPrincipal,
  IdParam,
  type Principal,
  Public,
  RateLimit,
  RequestLanguage,
} from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { toBuffer } from 'qrcode';
import type { Order } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { OrderStatusTokenRequest } from '../http/order-status.dto';
import { OrderResponse, staffNamesOf } from '../http/orders.dto';
import { OrderNames } from '../order-names';
import { OrderReader } from '../order-reader';
import { OrderDocuments, PDF_FILE, pdfOf } from '../staff/order-documents';
import { RecordOrderTransfer } from './record-order-transfer';
import { transferQrOf } from './transfer-qr-of';
import { RecordOrderTransferRequest, UndoOrderTransferRequest } from './transfers.dto';

@Access('admin', 'payments')
@Controller('admin/api/orders/:id/transfers')
export class OrderTransfersController {
  constructor(
    private readonly transfers: RecordOrderTransfer,
    private readonly accounts: AccountReader,
    private readonly names: OrderNames,
    private readonly settings: SettingsService,
  ) {}

  /**
   * A transfer arrived. Several add up to the total; the same amount, date and reference again changes nothing. A
   * cancelled order is reopened by `isReopened`, else it is 409 ORDERS.TRANSFER_LATE.
   */
  @HttpCode(200)
  @Post()
  async recordOrderTransferByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() { amount, date, reference, isReopened }: RecordOrderTransferRequest,
  ): Promise<OrderResponse> {
    const transfer = { amountMinor: parseMinor(amount), paidOn: date, reference };
    return this.answer(await this.transfers.execute(id, transfer, principal, { isReopened }), language);
  }

  /** Undoes a mistaken entry. 409 ORDERS.TRANSFER_NOT_DUE once the order is on its way. */
  @Delete(':transferId')
  async undoOrderTransferByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id, transferId }: UndoOrderTransferRequest,
  ): Promise<OrderResponse> {
    return this.answer(await this.transfers.undo(id, transferId, principal), language);
  }

  private async answer(order: Order, language: LanguageCode): Promise<OrderResponse> {
    const named = await this.names.ofOrder(order, language);
    const names = await staffNamesOf(named, this.accounts);
    return OrderResponse.from(named, this.settings, { isStaff: true, names });
  }
}

/** For who has the link of an order that waits for its transfer; 404 for any other. */
@Public()
@Controller('api/order-status/:token')
export class TransferFilesController {
  constructor(
    private readonly orders: OrderReader,
    private readonly documents: OrderDocuments,
    private readonly settings: SettingsService,
  ) {}

  /** Its pro-forma invoice, which is no tax document, in the language of the order. */
  @RateLimit({ limit: 30, seconds: 60 })
  @ApiOkResponse(PDF_FILE)
  @Get('pro-forma.pdf')
  async getProForma(@Param() { token }: OrderStatusTokenRequest): Promise<StreamableFile> {
    return pdfOf(await this.documents.proForma(await this.orders.getByLink(token)));
  }

  /** The EPC QR code of the transfer, for the email; 404 where the currency has none. */
  @RateLimit({ limit: 30, seconds: 60 })
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  @Get('transfer-qr.png')
  async getTransferQr(@Param() { token }: OrderStatusTokenRequest): Promise<StreamableFile> {
    const order = await this.orders.getByLink(token);
    const account = this.settings.bankAccount;
    const isWaiting = awaitsTransfer(order) && !order.confirmationRequired;
    const text = isWaiting && account ? transferQrOf(order, account) : null;
    if (text === null) throw orderNotFound();
    return new StreamableFile(await toBuffer(text, { scale: 5, margin: 2 }), { type: 'image/png' });
  }
}
