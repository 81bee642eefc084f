import { Injectable } from '@nestjs/common';
import type { MailPreference } from '@kp/auth';
import { HttpConfig } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';

const PURPOSE = 'unsubscribe';
const TOKEN = /^([1-9]\d{0,9})\.([a-z]{1,4})\.([\w-]{43})$/;

/** Letters in the tokens of mails that were sent: never change one. */
const LETTERS = {
  orderUpdates: 'o',
  productRestocks: 'r',
  priceDrops: 'd',
  promotions: 'p',
} as const satisfies Record<MailPreference, string>;

/** In place of an account, the id is that of a subscription. */
const NEWSLETTER = 'n';

export type UnsubscribeLink =
  | { userId: number; kinds: MailPreference[] }
  | { subscriptionId: number; kinds: 'newsletter'[] };

export interface UnsubscribeUrls {
  /** For the text of the mail: a page that shows what is switched off, with a button. */
  page: string;
  /** For `MailContent.unsubscribeUrl`: the address of the List-Unsubscribe header. */
  oneClick: string;
}

/**
 * Links that switch kinds of mails off without signing in. They do not expire, because mails stay in mailboxes for
 * years and all they can do is to stop mails.
 */
@Injectable()
export class UnsubscribeLinks {
  private readonly publicUrl: string;

  constructor(
    private readonly keys: SigningKeys,
    http: HttpConfig,
  ) {
    this.publicUrl = http.publicUrl.replace(/\/$/, '');
  }

  urlsOf(userId: number, kinds: readonly MailPreference[]): UnsubscribeUrls {
    const letters = Object.entries(LETTERS).filter(([kind]) => kinds.includes(kind as MailPreference));
    return this.urls(userId, letters.map(([, letter]) => letter).join(''));
  }

  newsletterUrlsOf(subscriptionId: number): UnsubscribeUrls {
    return this.urls(subscriptionId, NEWSLETTER);
  }

  private urls(id: number, letters: string): UnsubscribeUrls {
    const text = `${id}.${letters}`;
    const token = `${text}.${this.keys.sign(PURPOSE, text).toString('base64url')}`;
    return { page: this.pageOf(token), oneClick: `${this.publicUrl}/api/unsubscribe/${token}` };
  }

  pageOf(token: string): string {
    return `${this.publicUrl}/unsubscribe/${token}`;
  }

  /** What a mail with this address of the List-Unsubscribe header can switch off. */
  readUrl(oneClick: string): UnsubscribeLink | null {
    return this.read(oneClick.slice(oneClick.lastIndexOf('/') + 1));
  }

  /** @returns null for a token that the shop has not signed */
  read(token: string): UnsubscribeLink | null {
    const [, id = '', letters = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = this.keys.isSignedBy(PURPOSE, `${id}.${letters}`, Buffer.from(signature, 'base64url'));
    if (!isOurs) return null;
    if (letters === NEWSLETTER) return { subscriptionId: Number(id), kinds: ['newsletter'] };
    return { userId: Number(id), kinds: kindsOf(letters) };
  }
}

const kindsOf = (letters: string) =>
  Object.entries(LETTERS)
    .filter(([, letter]) => letters.includes(letter))
    .map(([kind]) => kind as MailPreference);
