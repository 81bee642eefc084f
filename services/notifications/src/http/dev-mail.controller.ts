import {
  Controller,
  ForbiddenException,
  Get,
  Header,
  NotFoundException,
  Req,
  UnauthorizedException,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HttpConfig, ModeConfig } from '@kp/platform/config';
import { type Caller, CurrentCaller, Public } from '@kp/platform/http';
import type { FastifyRequest } from 'fastify';
import type { Mail } from '../domain/mail';
import { html } from '../mail/html';
import { MailRepository } from '../persistence/mail.repository';
import { KeptMailResponse } from './kept-mail.response';
import { isLocalRequest, isLocalShop } from './local-access';

const SHOWN = 100;

/**
 * Shows kept mails while the shop runs from `npm start`; elsewhere these addresses do not exist. Mails hold status links
 * and addresses: without a token they are shown only where shop and request are on the same machine.
 */
@ApiExcludeController()
@Controller('dev')
export class DevMailController {
  constructor(
    private readonly mode: ModeConfig,
    private readonly http: HttpConfig,
    private readonly mails: MailRepository,
  ) {}

  @Public()
  @Header('cache-control', 'no-store')
  @Get('api/mail')
  async listKeptMails(
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller | null,
  ): Promise<KeptMailResponse[]> {
    const mails = await this.newest(request, caller);
    return mails.map(({ to, replyTo, subject, text, html: body }) => ({
      to,
      replyTo,
      subject,
      text,
      html: body,
      attachments: [],
    }));
  }

  @Public()
  @Get('mail')
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/html; charset=utf-8')
  async showKeptMails(
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller | null,
  ): Promise<string> {
    const mails = await this.newest(request, caller);
    const entries = mails.map(
      (mail) =>
        html`<details>
          <summary><b>${mail.subject}</b> → ${mail.to} · ${mail.createdAt.toISOString()}</summary>
          <iframe
            title="${mail.subject}"
            sandbox
            srcdoc="${mail.html}"
            style="width:100%;height:640px;border:1px solid"
          ></iframe>
          <pre style="white-space:pre-wrap">${mail.text}</pre>
        </details>`,
    );
    return html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Kept mails</title>
        </head>
        <body style="font:16px/24px sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem">
          <h1>Kept mails</h1>
          <p>No mail server is set (MAIL_URL), so mails stay here. Newest first.</p>
          ${entries.length > 0 ? entries : html`<p>No mail yet. Place an order to see one.</p>`}
        </body>
      </html>`.markup;
  }

  private async newest(request: FastifyRequest, caller: Caller | null): Promise<Mail[]> {
    if (!this.mode.embedded)
      throw new NotFoundException('Mails are shown here only when the shop keeps them.');
    const isLocal = isLocalShop(this.http) && isLocalRequest(request.raw);
    if (!isLocal && !caller) throw new UnauthorizedException('Please sign in to continue.');
    if (!isLocal && !caller?.isAdmin) throw new ForbiddenException('Only administrators may do this.');
    return this.mails.listNewest(SHOWN);
  }
}
