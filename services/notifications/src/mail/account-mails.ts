import type { EmailLinkMail, EmailUndoMail } from '@kp/auth';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import type { MailContent } from '../domain/mail';
import { letter, buttonBlock, paragraph, typedParagraph } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';
import { greetingOf } from './order-mail';

/** Limits abuse: anybody can enter anybody's email as the own new one. */
const MAX_LINKS_PER_DAY = 10;
const LINK_CAP = { kinds: ['email-link', 'email-taken'], maxPerDay: MAX_LINKS_PER_DAY };

interface AccountMailTexts extends Pick<MailContent, 'kind' | 'cap' | 'linkHash'> {
  subject: string;
  title: string;
  paragraphs: string[];
  link?: { label: string; url: string };
}

/** For the new email: the link, or a word to the owner of the account that has it already. */
export async function emailLinkMail(
  { account, url, isOwn, tokenHash }: EmailLinkMail,
  shop: ShopContact,
): Promise<MailContent> {
  const language = languageOf(account);
  const { t } = await mailTranslator(language);
  if (url === null) {
    return accountMail({ language, greeting: greetingOf(t, account.firstName) }, shop, {
      kind: 'email-taken',
      cap: LINK_CAP,
      subject: t('mail:emailTaken.subject'),
      title: t('mail:emailTaken.title'),
      paragraphs: [t('mail:emailTaken.intro'), t('mail:emailTaken.ignore')],
    });
  }
  const key = isOwn ? 'mail:mailboxLink' : 'mail:emailLink';
  // The address may be a stranger's, so the mail repeats nothing that was typed.
  return accountMail({ language, greeting: t('mail:greetingPlain') }, shop, {
    kind: 'email-link',
    linkHash: tokenHash,
    cap: LINK_CAP,
    subject: t(`${key}.subject`),
    title: t(`${key}.title`),
    paragraphs: [t(`${key}.intro`), t(`${key}.ignore`)],
    link: { label: t(`${key}.button`), url },
  });
}

/** For the old email: the way back when its owner did not ask for the change. */
export async function emailChangeNotice(
  { account, newEmail, undoUrl, tokenHash }: EmailUndoMail,
  shop: ShopContact,
): Promise<MailContent> {
  const language = languageOf(account);
  const { t } = await mailTranslator(language);
  return accountMail({ language, greeting: greetingOf(t, account.firstName) }, shop, {
    kind: 'email-change-notice',
    linkHash: tokenHash,
    subject: t('mail:emailChange.subject'),
    title: t('mail:emailChange.title'),
    paragraphs: [t('mail:emailChange.intro', { email: newEmail }), t('mail:emailChange.notYou')],
    link: { label: t('mail:emailChange.button'), url: undoUrl },
  });
}

export async function accountDeletedMail(
  notice: { language: string },
  shop: ShopContact,
): Promise<MailContent> {
  const language = languageOf(notice);
  const { t } = await mailTranslator(language);
  return accountMail({ language, greeting: t('mail:greetingPlain') }, shop, {
    kind: 'account-deleted',
    subject: t('mail:accountDeleted.subject'),
    title: t('mail:accountDeleted.title'),
    paragraphs: [
      t('mail:accountDeleted.intro'),
      t('mail:accountDeleted.kept'),
      t('mail:accountDeleted.notYou'),
    ],
  });
}

async function accountMail(
  { language, greeting }: { language: LanguageCode; greeting: string },
  shop: ShopContact,
  { kind, cap, linkHash, subject, title, paragraphs, link }: AccountMailTexts,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const [first = '', ...rest] = paragraphs;
  return {
    kind,
    cap,
    linkHash,
    subject,
    ...letter({
      t,
      shop,
      language,
      title,
      preview: first,
      blocks: [
        paragraph(greeting),
        typedParagraph(first),
        ...(link ? [buttonBlock(link)] : []),
        ...rest.map(paragraph),
      ],
      reasons: [t('mail:accountReason', { shop: shop.name })],
    }),
  };
}

const languageOf = ({ language }: { language: string }): LanguageCode =>
  isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
