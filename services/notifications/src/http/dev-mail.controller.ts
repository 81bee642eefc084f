import type { IncomingMessage } from 'node:http';
import {
  Controller,
  ForbiddenException,
  Get,
  Header,
  NotFoundException,
  Param,
  Req,
  StreamableFile,
  UnauthorizedException,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { pageIcon } from '@kp/platform/brand';
import { CurrentPrincipal, HttpConfig, IdParam, type Principal, Public } from '@kp/platform/http';
import { FileStorage } from '@kp/platform/storage';
import type { FastifyRequest } from 'fastify';
import type { Mail } from '../domain/mail';
import { MailConfig } from '../mail/mail.config';
import { Html, html } from '../mail/mail-template';
import { MailRepository } from '../persistence/mail.repository';

const MAX_SHOWN = 100;
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host'] as const;

type DevMail = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text' | 'html'> & { attachments: string[] };

/** Mails contain status links, so without a token they are shown only when shop and request are on one machine. */
@ApiExcludeController()
@Public()
@Controller('dev')
export class DevMailController {
  constructor(
    private readonly config: MailConfig,
    private readonly http: HttpConfig,
    private readonly mails: MailRepository,
    private readonly storage: FileStorage,
  ) {}

  @Get('api/mail')
  async listMails(
    @Req() request: FastifyRequest,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<DevMail[]> {
    const mails = await this.newest(request, principal);
    return mails.map(({ to, replyTo, subject, text, html: body, attachment }) => ({
      to,
      replyTo,
      subject,
      text,
      html: body,
      attachments: attachment ? [attachment.fileName] : [],
    }));
  }

  @Get('mail')
  @Header('content-type', 'text/html; charset=utf-8')
  async showMails(
    @Req() request: FastifyRequest,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<string> {
    const mails = await this.newest(request, principal);
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
          ${
            mail.attachment
              ? html`<p><a href="/dev/mail/${mail.id}/attachment">${mail.attachment.fileName}</a></p>`
              : null
          }
          <pre style="white-space:pre-wrap">${mail.text}</pre>
        </details>`,
    );
    return html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Dev mailbox</title>
          ${new Html(pageIcon())}
        </head>
        <body style="font:16px/24px sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem">
          <h1>Dev mailbox</h1>
          <p>No mail server is set (MAIL_URL), so mails stay here. Newest first.</p>
          ${entries.length > 0 ? entries : html`<p>No mail yet. Place an order to see one.</p>`}
        </body>
      </html>`.markup;
  }

  @Get('mail/:id/attachment')
  async downloadAttachment(
    @Req() request: FastifyRequest,
    @CurrentPrincipal() principal: Principal | null,
    @Param() { id }: IdParam,
  ): Promise<StreamableFile> {
    this.checkAccess(request, principal);
    const { attachment } = (await this.mails.find(id)) ?? {};
    const stored = attachment ? await this.storage.open(attachment.file) : null;
    if (!attachment || !stored) throw new NotFoundException('There is no such attachment.');
    const { fileName, contentType: type } = attachment;
    return new StreamableFile(stored.content, {
      type,
      length: stored.size,
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  private newest(request: FastifyRequest, principal: Principal | null): Promise<Mail[]> {
    this.checkAccess(request, principal);
    return this.mails.listNewest(MAX_SHOWN);
  }

  private checkAccess(request: FastifyRequest, principal: Principal | null): void {
    if (!this.config.embedded)
      throw new NotFoundException('Mails are shown here only when the shop keeps them.');
    const isLocal = isLocalShop(this.http) && isLocalRequest(request.raw);
    if (!isLocal && !principal) throw new UnauthorizedException('Please sign in to continue.');
    if (!isLocal && !principal?.rights.includes('staff'))
      throw new ForbiddenException('Only administrators can do this.');
  }
}

function isLocalShop({ host, publicUrl }: Pick<HttpConfig, 'host' | 'publicUrl'>): boolean {
  return LOOPBACK.test(host) && isLocalHost(new URL(publicUrl).host);
}

/** The Host header excludes sites whose name resolves to this machine, the forwarding headers proxies and tunnels. */
function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '') && isLocalHost(headers.host ?? '');
}

function isLocalHost(host: string): boolean {
  return LOOPBACK.test(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
}
