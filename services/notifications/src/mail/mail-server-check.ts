import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { mailServerRefused } from '../domain/notification.errors';
import { MailConfig } from './mail.config';

/** As long as a person waits for an answer. */
const TIMEOUT_MS = 8_000;
const MAX_ANSWER_LENGTH = 200;

export const timeouts = (milliseconds: number) => ({
  connectionTimeout: milliseconds,
  greetingTimeout: milliseconds,
  socketTimeout: milliseconds,
});

/** Tells at once what a mail would find out only after several tries. */
@Injectable()
export class MailServerCheck {
  constructor(private readonly config: MailConfig) {}

  /** Connects and signs in, without sending. @throws NotificationError with what the server said */
  async assertReachable(): Promise<void> {
    const { url } = this.config;
    if (!url) return;
    const transporter = createTransport({ url, ...timeouts(TIMEOUT_MS) });
    try {
      await transporter.verify();
    } catch (error) {
      throw mailServerRefused(readableAnswer(error as Error));
    } finally {
      transporter.close();
    }
  }
}

/** One line; servers repeat no password. */
const readableAnswer = ({ message }: Error) => message.replaceAll(/\s+/g, ' ').slice(0, MAX_ANSWER_LENGTH);
