import { money } from '@kp/commerce';
import { formatDate, formatMoney, type LanguageCode } from '@kp/i18n';
import { isolateLtr } from '@kp/i18n/direction';
import type { BankAccount } from '@kp/settings';
import { type Order, transferredMinor } from '../domain/order.entity';
import type { OrderSheet, Translate } from '../staff/draw-order';
import { transferQrOf } from './transfer-qr-of';

/** What the pro-forma invoice says in place of the order's own document. */
export function proFormaTexts(
  order: Order,
  account: BankAccount,
  language: LanguageCode,
  t: Translate,
): Pick<OrderSheet, 'title' | 'facts' | 'payment'> {
  const { holder, iban, bankName } = account;
  const { orderNumber: reference, totalMinor, currency, reservedUntil } = order;
  const amountMinor = totalMinor - transferredMinor(order);
  const row = (label: string, value: string) => ({ label, value });
  return {
    title: t('order:transfer.proForma'),
    facts: [t('order:transfer.noTaxDocument')],
    payment: {
      title: t('order:transfer.title'),
      rows: [
        row(t('order:transfer.amount'), formatMoney(money(amountMinor, currency), language)),
        row(t('order:transfer.holder'), holder),
        row(t('order:transfer.iban'), isolateLtr(groupedIban(iban), language)),
        ...(bankName ? [row(t('order:transfer.bank'), bankName)] : []),
        row(t('order:transfer.reference'), isolateLtr(reference, language)),
        ...(reservedUntil ? [row(t('order:transfer.payUntil'), formatDate(reservedUntil, language))] : []),
      ],
      qr: transferQrOf(order, account),
      scan: t('order:transfer.scan'),
    },
  };
}

/** "RO49 AAAA 1B31 …": as people read it. */
const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
