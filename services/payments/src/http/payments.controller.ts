import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { parseMinor } from '@kp/commerce';
import {
  Access,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  IdParam,
  type Principal,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { PaymentRecords } from '../payment-records.service';
import { PaymentSettings } from '../payment-settings.service';
import { PaymentMethods } from '../payment-methods.service';
import { RequestRefund } from '../use-cases/request-refund';
import { PaymentSettingsResponse, SavePaymentSettingsRequest } from './payment-methods.dto';
import { ListPaymentsRequest, PaymentResponse, RefundPaymentRequest } from './payments.dto';

@Access('admin', 'payments')
@Controller('admin/api/payments')
export class PaymentsController {
  constructor(
    private readonly records: PaymentRecords,
    private readonly refund: RequestRefund,
  ) {}

  /**
   * The newest first, with X-Total-Count; with `unmatched=true` the captured ones that pay no order and no
   * invoice, with `refundFailed=true` those with a failed refund whose money is still here, with `disputed=true`
   * those with an open dispute.
   */
  @Get()
  async listPayments(
    @Query() { unmatched, refundFailed, disputed, limit = 100, offset = 0 }: ListPaymentsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentResponse[]> {
    const filter = { isUnmatched: unmatched, isRefundFailed: refundFailed, isDisputed: disputed };
    const { records, total } = await this.records.list(filter, { limit, offset });
    void reply.header('x-total-count', total);
    return records.map((record) => PaymentResponse.from(record));
  }

  @Get(':id')
  async getPayment(@Param() { id }: IdParam): Promise<PaymentResponse> {
    return PaymentResponse.from(await this.records.get(id));
  }

  /**
   * Gives money back: the amount, or all that is left. The answer shows the refund as requested; it is done by a job.
   * 409 PAYMENTS.REFUND_TOO_LARGE says in `details` what is left.
   */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @Post(':id/refunds')
  async refundPayment(
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() idempotencyKey: string | null,
    @Param() { id }: IdParam,
    @Body() { amount, reason = 'by-hand' }: RefundPaymentRequest,
  ): Promise<PaymentResponse> {
    await this.refund.execute({
      paymentId: id,
      amountMinor: amount === undefined ? null : parseMinor(amount),
      reason,
      admin: principal,
      key: `admin:${idempotencyKey ?? randomUUID()}`,
    });
    return PaymentResponse.from(await this.records.get(id));
  }
}

@Access('admin', 'settings')
@Controller('admin/api/payment-settings')
export class PaymentSettingsController {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly settings: PaymentSettings,
  ) {}

  /** All methods, in the order of the checkout. Keys and modes are environment variables. */
  @Get()
  getPaymentSettingsByAdmin(): PaymentSettingsResponse {
    const { transferDays, reminderDays, version } = this.settings.current;
    return { methods: this.methods.listModes(), transferDays, reminderDays, version };
  }

  /** For orders from now on. 409 PAYMENTS.SETTINGS_CHANGED when somebody else saved since it was read. */
  @Put()
  async savePaymentSettingsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() body: SavePaymentSettingsRequest,
  ): Promise<PaymentSettingsResponse> {
    await this.settings.save(SavePaymentSettingsRequest.settingsOf(body), principal);
    return this.getPaymentSettingsByAdmin();
  }
}
