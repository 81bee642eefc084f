import { Controller, Get, Header, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { type MailPreference, NotificationPreferences } from '@kp/auth';
import { AcceptsBody, NoGlobalRateLimit, Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { linkInvalid } from '../domain/notification.errors';
import { UnsubscribeLinks } from '../unsubscribe-links';
import { UnsubscribeResponse, UnsubscribeTokenRequest } from './unsubscribe.dto';

/** Mail providers call for all their users from a few IPs. */
const LIMIT = { limit: 1200, seconds: 60 };

const SEE_OTHER = 303;

/** One-click unsubscription (RFC 8058). */
@NoGlobalRateLimit()
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: NotificationPreferences,
  ) {}

  /** What the link of a mail switches off. It changes nothing: programs that check mails for viruses open every link. */
  @Public()
  @RateLimit(LIMIT)
  @Header('cache-control', 'no-store')
  @Get(':token')
  async getUnsubscription(
    @Param() { token }: UnsubscribeTokenRequest,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UnsubscribeResponse | undefined> {
    const { userId, kinds } = this.read(token);
    // Mail programs without one-click unsubscription open the address of the header in a browser.
    if (accept?.includes('text/html')) {
      void reply.redirect(this.links.pageOf(token), SEE_OTHER);
      return undefined;
    }
    const preferences = await this.preferences.find(userId);
    if (!preferences) throw linkInvalid();
    const isSubscribed = preferences.emailNotifications && kinds.some((kind) => preferences[kind]);
    return { kinds, isSubscribed };
  }

  /** Switches them off at once, without signing in; mail programs send `List-Unsubscribe=One-Click`. */
  @Public()
  @RateLimit(LIMIT)
  @AcceptsBody({
    types: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
    isFromOutside: true,
  })
  @Header('cache-control', 'no-store')
  @HttpCode(200)
  @Post(':token')
  async unsubscribe(@Param() { token }: UnsubscribeTokenRequest): Promise<UnsubscribeResponse> {
    const { userId, kinds } = this.read(token);
    const off = Object.fromEntries(kinds.map((kind) => [kind, false]));
    if (!(await this.preferences.change(userId, off))) throw linkInvalid();
    return { kinds, isSubscribed: false };
  }

  private read(token: string): { userId: number; kinds: MailPreference[] } {
    const link = this.links.read(token);
    if (!link) throw linkInvalid();
    return link;
  }
}
