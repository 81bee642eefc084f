import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { HttpConfig } from '@kp/platform/http';
import { FileStorage } from '@kp/platform/storage';
import type { Mail, MailAttachment } from '../domain/mail';
import { MailSender } from '../mail-sender';
import { timeouts } from './mail-server-check';
import { MailConfig } from './mail.config';

type Attachment = NonNullable<SendMailOptions['attachments']>[number];

const TIMEOUT_MS = 20_000;

/** Sends nothing without a mail server; mails then stay in the database. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly domain: string;
  private connection?: { url: string; transporter: Transporter };

  constructor(
    private readonly config: MailConfig,
    private readonly sender: MailSender,
    private readonly storage: FileStorage,
    http: HttpConfig,
  ) {
    this.domain = new URL(http.publicUrl).hostname;
  }

  get isConfigured(): boolean {
    return this.config.url !== undefined;
  }

  async send(mail: Mail): Promise<void> {
    const transporter = this.connect();
    if (!transporter) return;
    const attachments = mail.attachment ? [await this.attached(mail.attachment)] : [];
    const { name, email: address, replyTo } = await this.sender.get();
    await transporter.sendMail({
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

  /** To the server of the settings, which an administrator can change meanwhile. */
  private connect(): Transporter | null {
    const { url } = this.config;
    if (this.connection?.url === url) return this.connection?.transporter ?? null;
    this.connection?.transporter.close();
    this.connection = url
      ? { url, transporter: createTransport({ url, ...timeouts(TIMEOUT_MS) }) }
      : undefined;
    return this.connection?.transporter ?? null;
  }

  /** @throws when the file is not in the storage, so that the mail waits for it */
  private async attached({ file, fileName, contentType }: MailAttachment): Promise<Attachment> {
    const stored = await this.storage.open(file);
    if (!stored) throw new Error(`The attachment ${file} is not in the storage.`);
    return { filename: fileName, content: stored.content, contentType };
  }

  onApplicationShutdown(): void {
    this.connection?.transporter.close();
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
