import type { LanguageCode } from '@kp/i18n/languages';
import { Public, RateLimit, RequestLanguage } from '@kp/platform/http';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Newsletter } from '../newsletter';
import { NewsletterSignUpResponse, NewsletterTokenRequest, RequestNewsletterRequest } from './newsletter.dto';

const LINK_LIMIT = { limit: 60, seconds: 60 };

@Public()
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  /** Mails a link that subscribes, in the language of Accept-Language; 409 while the newsletter is not open. */
  @RateLimit({ limit: 10, seconds: 600 })
  @HttpCode(202)
  @Post()
  async requestNewsletter(
    @RequestLanguage() language: LanguageCode,
    @Body() { email }: RequestNewsletterRequest,
  ): Promise<void> {
    await this.newsletter.request(email, language);
  }

  /** It changes nothing: programs that check mails for viruses open every link. */
  @RateLimit(LINK_LIMIT)
  @Get(':token')
  async getNewsletterSignUp(@Param() { token }: NewsletterTokenRequest): Promise<NewsletterSignUpResponse> {
    return { isConfirmed: await this.newsletter.isConfirmed(token) };
  }

  @RateLimit(LINK_LIMIT)
  @HttpCode(200)
  @Post(':token/confirm')
  async confirmNewsletter(@Param() { token }: NewsletterTokenRequest): Promise<NewsletterSignUpResponse> {
    await this.newsletter.confirm(token);
    return { isConfirmed: true };
  }
}
