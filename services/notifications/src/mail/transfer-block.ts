import { money } from '@kp/commerce';
import { formatMoney } from '@kp/i18n';
import { isolateLtr } from '@kp/i18n/direction';
import type { OrderMailView } from '@kp/orders';
import { linesBlock, linkBlock, type MailBlock } from './letter';
import { html, type Translate } from './mail-template';

const QR_WIDTH = 160;

/** Where the money of an order by transfer goes, with its QR code and its pro-forma invoice. */
export function transferBlocks(
  { transfer, orderNumber, currency, language }: OrderMailView,
  t: Translate,
): MailBlock[] {
  if (!transfer) return [];
  const { account, amountMinor, proFormaUrl, qrUrl } = transfer;
  const line = (label: string, value: string) =>
    t('mail:orderTransfer.line', { label, value: isolateLtr(value, language) });
  const scan = t('order:transfer.scan');
  return [
    linesBlock(t('mail:orderTransfer.details'), [
      line(t('order:transfer.amount'), formatMoney(money(amountMinor, currency), language)),
      line(t('order:transfer.holder'), account.holder),
      line(t('order:transfer.iban'), account.iban.replace(/(.{4})(?=.)/g, '$1 ')),
      ...(account.bankName ? [line(t('order:transfer.bank'), account.bankName)] : []),
      line(t('order:transfer.reference'), orderNumber),
      t('order:transfer.referenceHint'),
    ]),
    ...(qrUrl === null
      ? []
      : [
          {
            text: `${scan}: ${qrUrl}`,
            html: html`<p><img src="${qrUrl}" width="${QR_WIDTH}" height="${QR_WIDTH}" alt="${scan}" /></p>`,
          },
        ]),
    linkBlock({ label: t('mail:orderTransfer.proForma'), url: proFormaUrl }),
  ];
}
