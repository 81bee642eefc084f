import { Controller, Get, Header, NotFoundException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ModeConfig } from '@kp/platform/config';
import { Public } from '@kp/platform/http';
import type { Mail } from '../domain/mail';
import { html } from '../mail/html';
import { MailRepository } from '../persistence/mail.repository';
import { KeptMailResponse } from './kept-mail.response';

const SHOWN = 100;

/** Shows kept mails while the shop runs from `npm start`; elsewhere these addresses do not exist. */
@ApiExcludeController()
@Controller('dev')
export class DevMailController {
  constructor(
    private readonly mode: ModeConfig,
    private readonly mails: MailRepository,
  ) {}

  @Public()
  @Get('api/mail')
  async listKeptMails(): Promise<KeptMailResponse[]> {
    const mails = await this.newest();
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
  @Header('content-type', 'text/html; charset=utf-8')
  async showKeptMails(): Promise<string> {
    const mails = await this.newest();
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

  private newest(): Promise<Mail[]> {
    if (!this.mode.embedded)
      throw new NotFoundException('Mails are shown here only when the shop keeps them.');
    return this.mails.listNewest(SHOWN);
  }
}
