import type { EmailChangeMail, EmailLinkMail } from '@kp/auth';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import type { MailContent } from '../domain/mail';
import { html, mailLayout, mailTranslator, type ShopContact, type Translate } from './mail-template';
import { greetingOf } from './order-mail';

/** Limits abuse: anybody can enter anybody's email as the own new one. */
const MAX_LINKS_PER_DAY = 10;
const LINK_CAP = { kinds: ['email-link', 'email-taken'], maxPerDay: MAX_LINKS_PER_DAY };

interface AccountMailTexts extends Pick<MailContent, 'kind' | 'cap'> {
  subject: string;
  title: string;
  paragraphs: string[];
  link?: { label: string; url: string };
}

/** For the new email: the link, or a word to the owner of the account that has it already. */
export async function emailLinkMail(
  { account, url }: EmailLinkMail,
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
  // The address may be a stranger's, so the mail repeats nothing that was typed.
  return accountMail({ language, greeting: t('mail:greetingPlain') }, shop, {
    kind: 'email-link',
    cap: LINK_CAP,
    subject: t('mail:emailLink.subject'),
    title: t('mail:emailLink.title'),
    paragraphs: [t('mail:emailLink.intro'), t('mail:emailLink.ignore')],
    link: { label: t('mail:emailLink.button'), url },
  });
}

/** For the old email. */
export async function emailChangeNotice(
  { account, newEmail }: EmailChangeMail,
  shop: ShopContact,
): Promise<MailContent> {
  const language = languageOf(account);
  const { t } = await mailTranslator(language);
  return accountMail({ language, greeting: greetingOf(t, account.firstName) }, shop, {
    kind: 'email-change-notice',
    subject: t('mail:emailChange.subject'),
    title: t('mail:emailChange.title'),
    paragraphs: [t('mail:emailChange.intro', { email: newEmail }), t('mail:emailChange.notYou')],
    link: { label: t('mail:emailChange.button'), url: accountUrl(shop) },
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
  { kind, cap, subject, title, paragraphs, link }: AccountMailTexts,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const [first = '', ...rest] = paragraphs;
  const footer = [t('mail:questions', { phone: shop.phone }), reasonOf(t, shop)];
  const content = html`<p>${greeting}</p>
    <p><span dir="auto">${first}</span></p>
    ${link ? html`<p><a href="${link.url}">${link.label}</a></p>` : null}
    ${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
    <p>${t('mail:signature')}</p>`;
  const text = [
    greeting,
    first,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...rest,
    t('mail:signature'),
    footer.join('\n'),
  ];
  return {
    kind,
    cap,
    language,
    subject,
    text: text.join('\n\n'),
    html: mailLayout({ language, title, preview: first, content, footer }),
  };
}

const reasonOf = (t: Translate, shop: ShopContact) => t('mail:accountReason', { shop: shop.name });

const accountUrl = (shop: ShopContact) => `${shop.publicUrl.replace(/\/$/, '')}/account`;

const languageOf = ({ language }: { language: string }): LanguageCode =>
  isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
