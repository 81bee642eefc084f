import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, CurrentPrincipal, type Principal, RequestLanguage } from '@kp/platform/http';
import { MailConfig } from '../mail/mail.config';
import { MailServerCheck } from '../mail/mail-server-check';
import { MailSender } from '../mail-sender';
import { MailSenderResponse, SaveMailSenderRequest } from './mail-sender.dto';

@Access('admin', 'settings')
@Controller('admin/api/mail-sender')
export class MailSenderController {
  constructor(
    private readonly sender: MailSender,
    private readonly config: MailConfig,
    private readonly server: MailServerCheck,
  ) {}

  @Get()
  async getAdminMailSender(): Promise<MailSenderResponse> {
    return { ...(await this.sender.get()), isMailServerSet: this.config.url !== undefined };
  }

  /** For every mail that is sent from now on. */
  @Put()
  async saveAdminMailSender(
    @Body() { name, email, replyTo }: SaveMailSenderRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MailSenderResponse> {
    await this.sender.save({ name, email, replyTo }, principal);
    return this.getAdminMailSender();
  }

  /** Mails come from MAIL_FROM or the company again. */
  @Delete()
  async resetAdminMailSender(@CurrentPrincipal() principal: Principal): Promise<MailSenderResponse> {
    await this.sender.reset(principal);
    return this.getAdminMailSender();
  }

  /** To the administrator who asks for it, in the language of the page; written and sent by the worker. 409 when the mail server does not accept us. */
  @HttpCode(202)
  @Post('test')
  async sendAdminTestMail(
    @CurrentPrincipal() { userId }: Principal,
    @RequestLanguage() language: LanguageCode,
  ): Promise<void> {
    await this.server.assertReachable();
    await this.sender.requestTestMail({ userId, language });
  }
}
