import { money } from '@kp/commerce';
import { formatDateTime, formatMoney } from '@kp/i18n';
import type { OrderMailView, OrderReturnChanged, ReturnView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact, type Translate } from './mail-template';
import { mailItemsOf, orderMail } from './order-mail';
import { safeDisplayName } from './typed-text';

export interface ReturnMailSubject {
  order: OrderMailView;
  request: ReturnView;
}

/** @returns null when the state needs no mail: a refund of a payment is mailed once the provider has made it */
export async function returnMail(
  { order, request }: ReturnMailSubject,
  shop: ShopContact,
  { state }: OrderReturnChanged,
): Promise<MailContent | null> {
  const { t } = await mailTranslator(order.language);
  const texts = textsOf(t, order, request, state);
  if (!texts) return null;
  const [subject, ...paragraphs] = texts;
  return orderMail(order, shop, {
    kind: 'order-return',
    onceFor: `${request.id}:${state}`,
    subject,
    title: subject,
    paragraphs,
    items: mailItemsOf(order, request.lines, t),
  });
}

/** Subject, introduction above the items, and what follows them. */
function textsOf(
  t: Translate,
  { orderNumber, language }: OrderMailView,
  request: ReturnView,
  state: OrderReturnChanged['state'],
): [string, ...string[]] | null {
  const { returnNumber, staffReason, refundMethod, refundMinor, currency } = request;
  const { isWithdrawal, createdAt, lines, declaredBy } = request;
  if (state === 'requested') {
    return [
      t('mail:returnRequested.subject', { returnNumber }),
      t('mail:returnRequested.intro', { orderNumber, returnNumber }),
      t('mail:returnRequested.next'),
    ];
  }
  if (isWithdrawal && state === 'approved') {
    const time = formatDateTime(createdAt, language);
    const isSent = lines.some(({ quantity, unshippedQuantity }) => unshippedQuantity < quantity);
    return [
      t('mail:withdrawal.subject', { orderNumber }),
      t('mail:withdrawal.intro', {
        name: safeDisplayName(declaredBy ?? '') ?? '–',
        orderNumber,
        returnNumber,
        time,
      }),
      t(isSent ? 'mail:withdrawal.sendBack' : 'mail:withdrawal.notSent', { returnNumber }),
      t('mail:withdrawal.refund'),
      t('mail:withdrawal.stranger'),
    ];
  }
  if (state === 'approved') {
    return [
      t('mail:returnApproved.subject', { returnNumber }),
      t('mail:returnApproved.intro', { orderNumber }),
      t('mail:returnApproved.instructions', { returnNumber }),
    ];
  }
  if (state === 'rejected') {
    return [
      t('mail:returnRejected.subject', { returnNumber }),
      t('mail:returnRejected.intro', { orderNumber }),
      t('mail:returnRejected.reason', { reason: staffReason }),
    ];
  }
  if (state !== 'refunded' || refundMethod === 'payment') return null;
  const amount = formatMoney(money(refundMinor ?? 0, currency), language);
  return [
    t('mail:returnRefunded.subject', { returnNumber }),
    t('mail:returnRefunded.intro', { orderNumber, amount }),
  ];
}
