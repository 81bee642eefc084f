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

const COLUMNS = ['product', 'code', 'quantity', 'unitPrice', 'vatRate', 'total', 'grossTotal'] as const;
type Column = (typeof COLUMNS)[number];

/** Cards on narrow screens; the roles keep it a table there. */
export function InvoiceItems({ items, currency }: InvoiceItemsProps) {
  const { t } = useTranslation('invoice');
  const hasGross = items.some(({ grossTotal }) => grossTotal !== undefined);
  const columns = COLUMNS.filter((column) => hasGross || column !== 'grossTotal');
  return (
    <table role="table" className={styles.items}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" data-column={column}>
              {t(`items.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item, index) => (
          <ItemRow key={index} item={item} currency={currency} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

interface ItemRowProps {
  readonly item: Item;
  readonly currency: string;
  readonly columns: readonly Column[];
}

function ItemRow({ item, currency, columns }: ItemRowProps) {
  const { t } = useTranslation('invoice');
  const { money, number, percent } = useFormats();
  const cells: Record<Column, ReactNode> = {
    product: <bdi>{item.productName}</bdi>,
    code: <bdi dir="ltr">{item.productCode || '-'}</bdi>,
    quantity: <bdi dir="ltr">{number(item.quantity)}</bdi>,
    unitPrice: money({ amount: item.unitPrice, currency }),
    vatRate: percent(withoutDecimals(item.vatRate)),
    total: money({ amount: item.lineTotal, currency }),
    grossTotal: item.grossTotal ? money({ amount: item.grossTotal, currency }) : '–',
  };
  return (
    <tr role="row">
      {columns.map((column) => (
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
