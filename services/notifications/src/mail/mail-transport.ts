import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { HttpConfig } from '@kp/platform/http';
import { FileStorage } from '@kp/platform/storage';
import type { Mail, MailAttachment } from '../domain/mail';
import { MailSender } from '../mail-sender';
import { MailConfig } from './mail.config';

type Attachment = NonNullable<SendMailOptions['attachments']>[number];

const TIMEOUT_MS = 20_000;

/** Sends nothing when MAIL_URL is not set; mails then stay in the database. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transporter?: Transporter;
  private readonly domain: string;

  constructor(
    config: MailConfig,
    private readonly sender: MailSender,
    private readonly storage: FileStorage,
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
    if (!this.transporter) return;
    const attachments = mail.attachment ? [await this.attached(mail.attachment)] : [];
    const { name, email: address, replyTo } = await this.sender.get();
    await this.transporter.sendMail({
      from: { name, address },
      to: mail.to,
      replyTo: mail.replyTo ?? (replyTo || undefined),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments,
      headers: headersOf(mail),
      messageId: `<mail-${mail.id}@${this.domain}>`,
    });
  }

  /** @throws when the file is not in the storage, so that the mail waits for it */
  private async attached({ file, fileName, contentType }: MailAttachment): Promise<Attachment> {
    const stored = await this.storage.open(file);
    if (!stored) throw new Error(`The attachment ${file} is not in the storage.`);
    return { filename: fileName, content: stored.content, contentType };
  }

  onApplicationShutdown(): void {
    this.transporter?.close();
  }
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  return {
    // Keeps absence notes from answering.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl === null
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}
