import { money } from '@kp/commerce';
import { formatDateTime, formatMoney } from '@kp/i18n';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact } from './mail-template';
import { orderMail } from './order-mail';
import { transferBlocks } from './transfer-block';

/** Some days before an order is cancelled because its money has not come. @returns null when it came meanwhile */
export async function transferReminder(order: OrderMailView, shop: ShopContact): Promise<MailContent | null> {
  const { orderNumber, language, currency, reservedUntil, transfer } = order;
  if (!transfer) return null;
  const { t } = await mailTranslator(language);
  const total = formatMoney(money(transfer.amountMinor, currency), language);
  return orderMail(order, shop, {
    kind: 'transfer-reminder',
    onceFor: order.id,
    subject: t('mail:orderTransfer.reminderSubject', { orderNumber }),
    title: t('mail:orderTransfer.reminderTitle'),
    paragraphs: [
      t('mail:orderTransfer.reminderIntro', { orderNumber, total }),
      ...(reservedUntil
        ? [t('mail:orderTransfer.reserved', { time: formatDateTime(reservedUntil, language) })]
        : []),
    ],
    blocks: transferBlocks(order, t),
  });
}
