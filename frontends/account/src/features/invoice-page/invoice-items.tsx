import type { InvoiceResponse } from '@kp/api-client/account';
import { useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './invoice-items.module.css';

type Item = InvoiceResponse['items'][number];

interface InvoiceItemsProps {
  readonly items: readonly Item[];
  readonly currency: string;
}

const COLUMNS = ['product', 'code', 'quantity', 'unitPrice', 'vatRate', 'total'] as const;

/** Cards on narrow screens; the roles keep it a table there. */
export function InvoiceItems({ items, currency }: InvoiceItemsProps) {
  const { t } = useTranslation('invoice');
  return (
    <table role="table" className={styles.items}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" data-column={column}>
              {t(`items.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item, index) => (
          <ItemRow key={index} item={item} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}

function ItemRow({ item, currency }: { readonly item: Item; readonly currency: string }) {
  const { t } = useTranslation('invoice');
  const { money, number, percent } = useFormats();
  const cells: Record<(typeof COLUMNS)[number], ReactNode> = {
    product: <bdi>{item.productName}</bdi>,
    code: <bdi dir="ltr">{item.productCode || '-'}</bdi>,
    quantity: <bdi dir="ltr">{number(item.quantity)}</bdi>,
    unitPrice: money({ amount: item.unitPrice, currency }),
    vatRate: percent(withoutDecimals(item.vatRate)),
    total: money({ amount: item.lineTotal, currency }),
  };
  return (
    <tr role="row">
      {COLUMNS.map((column) => (
        <td key={column} role="cell" data-column={column} data-label={t(`items.${column}`)}>
          {cells[column]}
        </td>
      ))}
    </tr>
  );
}

function withoutDecimals(rate: number): number {
  return Math.round(rate * 100) / 100;
}
