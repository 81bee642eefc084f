import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { HttpConfig } from '@kp/platform/http';
import type { Mail } from '../domain/mail';
import { MailConfig } from './mail.config';

const TIMEOUT_MS = 20_000;

/** Sends nothing when MAIL_URL is not set; mails then stay in the database. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transporter?: Transporter;
  private readonly domain: string;

  constructor(
    private readonly config: MailConfig,
    http: HttpConfig,
  ) {
    this.domain = new URL(http.publicUrl).hostname;
    if (config.url) {
      this.transporter = createTransport({
        url: config.url,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      });
    }
  }

  get isConfigured(): boolean {
    return this.transporter !== undefined;
  }

  async send(mail: Mail): Promise<void> {
    await this.transporter?.sendMail({
      from: this.config.from,
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // Keeps absence notes from answering.
      headers: { 'Auto-Submitted': 'auto-generated' },
      messageId: `<mail-${mail.id}@${this.domain}>`,
    });
  }

  onApplicationShutdown(): void {
    this.transporter?.close();
  }
}
