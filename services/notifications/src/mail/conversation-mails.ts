import type { ContactMessage, MailConversation, MailRefusedQuote, QuoteRequest } from '@kp/contact';
import { DEFAULT_LANGUAGE, formatDateTime, formatNumber, type LanguageCode, languageOption } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import { letter, paragraph } from './letter';
import { html, mailLayout, mailTranslator, type ShopContact } from './mail-template';
import { safeDisplayName, oneLine } from './typed-text';

/** Limits abuse: anybody can type anybody's email into a form. */
const MAX_CONFIRMATIONS_PER_DAY = 10;
const MAX_SUBJECT_LENGTH = 200;
const CELL = 'padding:6px 16px 6px 0;border-bottom:1px solid #E9ECEC;vertical-align:top;text-align:start';

interface ConversationSender {
  name: string;
  language: LanguageCode;
}

/** Label and value in the order shown; those without a value are left out. */
type Entry = readonly [label: string, value: string | null];

interface ConversationNotice {
  kind: string;
  subject: string;
  title: string;
  replyTo: string;
  entries: readonly Entry[];
}

/** Repeats only the name of what was typed, because the email may belong to a stranger. */
export async function conversationConfirmation(
  { name, language }: ConversationSender,
  shop: ShopContact,
  conversation: 'contact' | 'quote',
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const key = `${conversation}Confirmation` as const;
  const kind = `${conversation}-confirmation`;
  const shownName = safeDisplayName(name);
  const intro = t(`mail:${key}.intro`);
  const paragraphs = [
    shownName === null ? t('mail:greetingPlain') : t('mail:greeting', { name: shownName }),
    intro,
    t('mail:conversation.addMore'),
  ];
  return {
    kind,
    replyTo: shop.email,
    cap: { kinds: [kind], maxPerDay: MAX_CONFIRMATIONS_PER_DAY },
    subject: t(`mail:${key}.subject`),
    ...letter({
      t,
      shop,
      language,
      title: t(`mail:${key}.title`),
      preview: intro,
      blocks: paragraphs.map(paragraph),
      reasons: [t('mail:conversation.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}

export async function contactNotice(
  message: MailConversation<ContactMessage>,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  return conversationNotice(shop, {
    kind: 'contact-notice',
    subject: t('mail:shopNotice.contactSubject', { subject: message.subject }),
    title: t('mail:shopNotice.contactTitle'),
    replyTo: message.email,
    entries: [
      [t('mail:shopNotice.name'), message.name],
      [t('mail:shopNotice.email'), message.email],
      [t('mail:shopNotice.phone'), message.phone],
      [t('mail:shopNotice.category'), t(`dialogs:contact.categories.${message.category}`)],
      [t('mail:shopNotice.orderNumber'), message.orderNumber],
      [t('mail:shopNotice.subject'), message.subject],
      [t('mail:shopNotice.message'), message.message],
      ...(await submissionEntries(message)),
    ],
  });
}

export async function quoteNotice(
  request: MailConversation<QuoteRequest>,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const { locations } = request;
  return conversationNotice(shop, {
    kind: 'quote-notice',
    subject: t('mail:shopNotice.quoteSubject', { company: request.companyName }),
    title: t('mail:shopNotice.quoteTitle'),
    replyTo: request.email,
    entries: [
      [t('mail:shopNotice.name'), request.name],
      [t('mail:shopNotice.company'), request.companyName],
      [t('mail:shopNotice.email'), request.email],
      [t('mail:shopNotice.phone'), request.phone],
      [t('mail:shopNotice.country'), request.country],
      [t('mail:shopNotice.vatNumber'), request.vatNumber],
      [t('mail:shopNotice.locations'), locations === null ? null : formatNumber(locations, DEFAULT_LANGUAGE)],
      [t('mail:shopNotice.products'), request.products],
      ...(await submissionEntries(request)),
    ],
  });
}

/** The customer was ready to buy, and only the shop can help. */
export async function refusedQuoteNotice(
  { request, number, shortages }: MailRefusedQuote,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const amount = (units: number) => formatNumber(units, DEFAULT_LANGUAGE);
  const lines = shortages.map(({ name, requested, left }) =>
    t('mail:shopNotice.quoteShortLine', { name, requested: amount(requested), left: amount(left) }),
  );
  return conversationNotice(shop, {
    kind: 'quote-refused-notice',
    subject: t('mail:shopNotice.quoteRefusedSubject', { number, company: request.companyName }),
    title: t('mail:shopNotice.quoteRefusedTitle'),
    replyTo: request.email,
    entries: [
      [t('mail:shopNotice.quote'), number],
      [t('mail:shopNotice.quoteShort'), lines.join('\n')],
      [t('mail:shopNotice.name'), request.name],
      [t('mail:shopNotice.company'), request.companyName],
      [t('mail:shopNotice.email'), request.email],
      [t('mail:shopNotice.phone'), request.phone],
    ],
  });
}

async function submissionEntries({
  language,
  userId,
  createdAt,
}: MailConversation<ContactMessage | QuoteRequest>) {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  return [
    [t('mail:shopNotice.language'), languageOption(language).name],
    [t('mail:shopNotice.account'), userId === null ? null : `#${userId}`],
    [t('mail:shopNotice.received'), formatDateTime(createdAt, DEFAULT_LANGUAGE)],
  ] as const;
}

async function conversationNotice(shop: ShopContact, notice: ConversationNotice): Promise<MailContent> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const { kind, title, replyTo } = notice;
  const entries = notice.entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const subject = oneLine(notice.subject, MAX_SUBJECT_LENGTH);
  const hint = t('mail:shopNotice.replyHint', { email: replyTo });
  const reason = t('mail:shopNotice.reason', { shop: shop.name });
  const content = html`<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
      ${entries.map(
        ({ label, value }) =>
          html`<tr>
            <th scope="row" style="${CELL};white-space:nowrap">${label}</th>
            <td style="${CELL}">${value.split('\n').map((line) => html`${line}<br />`)}</td>
          </tr>`,
      )}
    </table>
    <p>${hint}</p>`;
  return {
    kind,
    replyTo,
    language: DEFAULT_LANGUAGE,
    subject,
    text: [title, '', ...entries.map(({ label, value }) => `${label}: ${value}`), '', hint, reason].join(
      '\n',
    ),
    html: mailLayout({
      shop,
      language: DEFAULT_LANGUAGE,
      title,
      preview: subject,
      content,
      footer: [reason],
    }),
  };
}
