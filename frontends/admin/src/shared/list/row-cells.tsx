import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DataColumn, RowOffer } from './data-column';
import { RowArea, RowLink } from './row-link';
import { type RowAction, RowMenu } from './row-menu';

interface CellProps<Row> {
  readonly row: Row;
  readonly column: DataColumn<Row>;
  readonly offer: RowOffer<Row> | undefined;
}

export function Cell<Row>({ row, column, offer }: CellProps<Row>) {
  if (!column.isRowHeader || !offer?.pathOf) return column.render(row);
  return <RowLink to={offer.pathOf(row)}>{column.render(row)}</RowLink>;
}

export function RowEnd<Row>({ row, offer }: { readonly row: Row; readonly offer: RowOffer<Row> }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { nameOf, pathOf, openLabel, actionsOf } = offer;
  const path = pathOf?.(row);
  const details: RowAction[] = path
    ? [
        {
          key: 'details',
          label: openLabel ?? t('orders.viewDetails'),
          onClick: () => void navigate(path),
        },
      ]
    : [];
  const items = [...details, ...(actionsOf?.(row) ?? [])];
  return (
    <>
      {path && <RowArea to={path} />}
      {items.length > 0 && <RowMenu name={nameOf(row)} items={items} />}
    </>
  );
}
