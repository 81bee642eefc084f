import type { ContactMessage, ForMail, QuoteRequest } from '@kp/contact';
import { DEFAULT_LANGUAGE, formatDateTime, formatNumber, languageOption } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { mailTranslator } from './mail-translator';
import type { ShopFacts } from './shop-facts';
import { shopNotice } from './shop-notice';

/** Tells the shop of a message from the contact dialog. */
export async function contactNotice(message: ForMail<ContactMessage>, shop: ShopFacts): Promise<MailDraft> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  return shopNotice(
    {
      kind: 'contact-notice',
      subject: t('mail:shopNotice.contactSubject', { subject: message.subject }),
      title: t('mail:shopNotice.contactTitle'),
      senderEmail: message.email,
      facts: [
        [t('mail:shopNotice.name'), message.name],
        [t('mail:shopNotice.email'), message.email],
        [t('mail:shopNotice.phone'), message.phone],
        [t('mail:shopNotice.category'), t(`dialogs:contact.categories.${message.category}`)],
        [t('mail:shopNotice.orderNumber'), message.orderNumber],
        [t('mail:shopNotice.subject'), message.subject],
        [t('mail:shopNotice.message'), message.message],
        ...(await circumstances(message)),
      ],
    },
    shop,
  );
}

/** Tells the shop of a request for a quote. */
export async function quoteNotice(request: ForMail<QuoteRequest>, shop: ShopFacts): Promise<MailDraft> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const { locations } = request;
  return shopNotice(
    {
      kind: 'quote-notice',
      subject: t('mail:shopNotice.quoteSubject', { company: request.companyName }),
      title: t('mail:shopNotice.quoteTitle'),
      senderEmail: request.email,
      facts: [
        [t('mail:shopNotice.name'), request.name],
        [t('mail:shopNotice.company'), request.companyName],
        [t('mail:shopNotice.email'), request.email],
        [t('mail:shopNotice.phone'), request.phone],
        [t('mail:shopNotice.country'), request.country],
        [t('mail:shopNotice.vatNumber'), request.vatNumber],
        [
          t('mail:shopNotice.locations'),
          locations === null ? null : formatNumber(locations, DEFAULT_LANGUAGE),
        ],
        [t('mail:shopNotice.products'), request.products],
        ...(await circumstances(request)),
      ],
    },
    shop,
  );
}

/** What the sender did not type. */
async function circumstances({ language, userId, createdAt }: ForMail<ContactMessage | QuoteRequest>) {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  return [
    [t('mail:shopNotice.language'), languageOption(language).name],
    [t('mail:shopNotice.account'), userId === null ? null : `#${userId}`],
    [t('mail:shopNotice.received'), formatDateTime(createdAt, DEFAULT_LANGUAGE)],
  ] as const;
}
