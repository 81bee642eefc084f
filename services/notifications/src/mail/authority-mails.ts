import { DEFAULT_LANGUAGE, formatDate, formatNumber } from '@kp/i18n';
import type { TransmissionsLate } from '@kp/invoices';
import type { MailContent } from '../domain/mail';
import { buttonBlock, letter, paragraph } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';

/** On the third working day, so that two are left to correct what is wrong. */
export async function lateDocumentsNotice(
  { day, documents, deadline }: TransmissionsLate,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  return notice(shop, {
    kind: 'late-documents-notice',
    onceFor: day,
    subject: t('mail:shopNotice.lateSubject', { number: formatNumber(documents, DEFAULT_LANGUAGE) }),
    title: t('mail:shopNotice.lateTitle'),
    text: t('mail:shopNotice.lateText', { date: formatDate(deadline, DEFAULT_LANGUAGE) }),
    label: t('mail:shopNotice.lateButton'),
    path: '/admin?tab=invoices&transmission=late',
  });
}

export async function lostAccessNotice({ day }: { day: string }, shop: ShopContact): Promise<MailContent> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const subject = t('mail:shopNotice.accessSubject');
  return notice(shop, {
    kind: 'lost-access-notice',
    onceFor: day,
    subject,
    title: subject,
    text: t('mail:shopNotice.accessText'),
    label: t('mail:shopNotice.accessButton'),
    path: '/admin?tab=settings&section=eFactura',
  });
}

interface Notice {
  kind: string;
  onceFor: string;
  subject: string;
  title: string;
  text: string;
  label: string;
  path: string;
}

async function notice(shop: ShopContact, { kind, onceFor, subject, title, text, label, path }: Notice) {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const url = `${shop.publicUrl.replace(/\/$/, '')}${path}`;
  return {
    kind,
    onceFor,
    subject,
    ...letter({
      t,
      shop,
      language: DEFAULT_LANGUAGE,
      title,
      preview: text,
      blocks: [paragraph(text), buttonBlock({ label, url })],
      reasons: [t('mail:shopNotice.reason', { shop: shop.name })],
      namesPhone: false,
    }),
  };
}
