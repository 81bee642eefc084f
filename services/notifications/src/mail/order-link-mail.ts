import type { MailContent } from '../domain/mail';
import { ORDER_LINK_MAIL, type OrderLinkSubject } from '../order-links';
import { mailTranslator, type ShopContact } from './mail-template';
import { orderMail } from './order-mail';

/** Anybody who knows a number and an email can ask for it. */
const CAP = { kinds: [ORDER_LINK_MAIL], maxPerDay: 10 };

export async function orderLinkMail(
  { order, onceFor }: OrderLinkSubject,
  shop: ShopContact,
): Promise<MailContent> {
  const { orderNumber, language, linkUrl } = order;
  const { t } = await mailTranslator(language);
  return orderMail(order, shop, {
    kind: ORDER_LINK_MAIL,
    cap: CAP,
    onceFor,
    subject: t('mail:orderLink.subject', { orderNumber }),
    title: t('mail:orderLink.title'),
    paragraphs: [t('mail:orderLink.intro', { orderNumber }), t('mail:orderLink.ignore')],
    link: { label: t('mail:orderLink.button'), url: linkUrl },
    hasOwnLink: true,
  });
}
