import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal, RateLimit } from '@kp/platform/http';
import { OrderMails } from '../order-mails';
import { MailOfOrderResponse, MailParam, OrderMailResponse } from './order-mails.dto';

@Controller('admin/api/orders/:id/mails')
export class OrderMailsController {
  constructor(private readonly mails: OrderMails) {}

  /** Newest first, 100 at most. */
  @Access('admin', 'orders:read')
  @Get()
  async listOrderMailsByAdmin(@Param() { id }: IdParam): Promise<MailOfOrderResponse[]> {
    return (await this.mails.list(id)).map((mail) => MailOfOrderResponse.from(mail));
  }

  /** As it was sent. */
  @Access('admin', 'orders:read', 'amounts')
  @Get(':mailId')
  async getOrderMailByAdmin(@Param() { id, mailId }: MailParam): Promise<OrderMailResponse> {
    return OrderMailResponse.fromMail(await this.mails.get(id, mailId));
  }

  /** The same words to the same address, by the worker. */
  @Access('admin', 'orders')
  @RateLimit({ limit: 20, seconds: 60, by: 'caller' })
  @HttpCode(202)
  @Post(':mailId/resend')
  async resendOrderMailByAdmin(
    @Param() { id, mailId }: MailParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.mails.resend(id, mailId, principal);
  }
}
