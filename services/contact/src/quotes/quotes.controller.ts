import { orderTexts } from '@kp/commerce';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal, Public, RateLimit } from '@kp/platform/http';
import { AcceptQuote } from './accept-quote';
import {
  AcceptQuoteRequest,
  OpenedQuoteResponse,
  QuoteResponse,
  QuoteTokenRequest,
  QuoteVersionRequest,
  SendQuoteRequest,
} from './quotes.dto';
import { QuotesService } from './quotes.service';

@Access('admin', 'support')
@Controller('admin/api')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  /** Mails the customer a link to it. The version before can no longer be accepted. */
  @Post('quote-requests/:id/quotes')
  async sendQuote(
    @CurrentPrincipal() staff: Principal,
    @Param() { id }: IdParam,
    @Body() { replaces, ...input }: SendQuoteRequest,
  ): Promise<QuoteResponse> {
    await this.quotes.send(id, input, replaces, staff);
    return this.newest(id);
  }

  /** 410 CONTACT.QUOTE_DECIDED when it is accepted, declined or withdrawn already. */
  @HttpCode(200)
  @Post('quote-requests/:id/withdrawals')
  async withdrawQuote(
    @CurrentPrincipal() staff: Principal,
    @Param() { id }: IdParam,
    @Body() { version }: QuoteVersionRequest,
  ): Promise<QuoteResponse> {
    await this.quotes.withdraw(id, version, staff);
    return this.newest(id);
  }

  private async newest(requestId: number): Promise<QuoteResponse> {
    return QuoteResponse.of((await this.quotes.findNewest(requestId))!);
  }
}

@Public()
@Controller('api/quotes/:token')
export class QuoteLinksController {
  constructor(private readonly quotes: AcceptQuote) {}

  /** The newest quote behind a link, also when it cannot be accepted any more: see `state`. */
  @RateLimit({ limit: 60, seconds: 60 })
  @Get()
  async getQuote(@Param() { token }: QuoteTokenRequest): Promise<OpenedQuoteResponse> {
    return OpenedQuoteResponse.of(await this.quotes.open(token));
  }

  /**
   * Places the order at exactly the prices of the quote, once: a repeated call answers the same order. How it is
   * paid is agreed with the shop. 410 when the quote is expired, withdrawn or declined, 409 ORDERS.SHORT_STOCK, which the
   * shop is told.
   */
  @RateLimit({ limit: 20, seconds: 60 })
  @HttpCode(200)
  @Post('accept')
  async acceptQuote(
    @Param() { token }: QuoteTokenRequest,
    @Body() body: AcceptQuoteRequest,
  ): Promise<OpenedQuoteResponse> {
    const { version, address, paymentMethod } = body;
    const texts = orderTexts((field) => body[field]);
    return OpenedQuoteResponse.of(
      await this.quotes.accept(token, { version, address, texts, paymentMethod }),
    );
  }

  /** 410 as for an acceptance. */
  @RateLimit({ limit: 20, seconds: 60 })
  @HttpCode(200)
  @Post('decline')
  async declineQuote(
    @Param() { token }: QuoteTokenRequest,
    @Body() { version }: QuoteVersionRequest,
  ): Promise<OpenedQuoteResponse> {
    return OpenedQuoteResponse.of(await this.quotes.decline(token, version));
  }
}
