import type { MailContent } from '../domain/mail';
import type { ReviewRequest } from '../review-requests';
import { mailTranslator, type ShopContact } from './mail-template';
import { orderMail } from './order-mail';

export async function reviewRequestMail(
  { order, items, unsubscribe }: ReviewRequest,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(order.language);
  const { id, orderNumber } = order;
  const account = `${shop.publicUrl.replace(/\/$/, '')}/account`;
  return orderMail(order, shop, {
    kind: 'review-request',
    onceFor: id,
    subject: t('mail:reviewRequest.subject', { orderNumber }),
    title: t('mail:reviewRequest.title'),
    paragraphs: [t('mail:reviewRequest.intro', { orderNumber }), t('mail:reviewRequest.note')],
    list: items,
    link: { label: t('mail:reviewRequest.button'), url: `${account}?tab=orders&order=${id}` },
    hasOwnLink: true,
    unsubscribe,
    reasons: [
      t('mail:reviewRequest.reason', { shop: shop.name }),
      t('mail:reviewRequest.preferences', { url: `${account}?tab=alerts` }),
    ],
  });
}
