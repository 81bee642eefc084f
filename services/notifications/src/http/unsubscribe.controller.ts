import { Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { NotificationPreferences } from '@kp/auth';
import { AcceptsBody, NoGlobalRateLimit, Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { linkInvalid } from '../domain/notification.errors';
import { Newsletter } from '../newsletter';
import { type UnsubscribeLink, UnsubscribeLinks } from '../unsubscribe-links';
import { UnsubscribeResponse, UnsubscribeTokenRequest } from './unsubscribe.dto';

/** Mail providers call for all their users from a few IPs. */
const LIMIT = { limit: 1200, seconds: 60 };

const SEE_OTHER = 303;

/** One-click unsubscription (RFC 8058). */
@NoGlobalRateLimit()
@Public()
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: NotificationPreferences,
    private readonly newsletter: Newsletter,
  ) {}

  /** What the link of a mail switches off. It changes nothing: programs that check mails for viruses open every link. */
  @RateLimit(LIMIT)
  @Get(':token')
  async getUnsubscription(
    @Param() { token }: UnsubscribeTokenRequest,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UnsubscribeResponse | undefined> {
    const link = this.read(token);
    // Mail programs without one-click unsubscription open the address of the header in a browser.
    if (accept?.includes('text/html')) {
      void reply.redirect(this.links.pageOf(token), SEE_OTHER);
      return undefined;
    }
    const isSubscribed = await this.isSubscribed(link);
    if (isSubscribed === null) throw linkInvalid();
    return { kinds: link.kinds, isSubscribed };
  }

  /** Switches them off at once, without signing in; mail programs send `List-Unsubscribe=One-Click`. */
  @RateLimit(LIMIT)
  @AcceptsBody({
    types: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
    isFromOutside: true,
  })
  @HttpCode(200)
  @Post(':token')
  async unsubscribe(@Param() { token }: UnsubscribeTokenRequest): Promise<UnsubscribeResponse> {
    const link = this.read(token);
    if ('subscriptionId' in link) await this.newsletter.end(link.subscriptionId);
    else {
      const off = Object.fromEntries(link.kinds.map((kind) => [kind, false]));
      if (!(await this.preferences.change(link.userId, off))) throw linkInvalid();
    }
    return { kinds: link.kinds, isSubscribed: false };
  }

  private async isSubscribed(link: UnsubscribeLink): Promise<boolean | null> {
    if ('subscriptionId' in link) return this.newsletter.isSubscribed(link.subscriptionId);
    const preferences = await this.preferences.find(link.userId);
    return preferences && preferences.emailNotifications && link.kinds.some((kind) => preferences[kind]);
  }

  private read(token: string): UnsubscribeLink {
    const link = this.links.read(token);
    if (!link) throw linkInvalid();
    return link;
  }
}
