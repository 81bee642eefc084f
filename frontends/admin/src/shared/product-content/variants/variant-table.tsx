import { Button, Input } from '@kp/ui/admin';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../number-input';
import { type GroupDraft, isFilled, type VariantRow } from './group-draft';
import type { GroupFieldsProps } from './group-fields';
import styles from './variants.module.css';

/** While they are typed: a fraction is refused with the rest, not read as ten times as many. */
const UNITS = /^(\d+\.?\d*)?$/;

/** The variants in the order of the shop: existing products with their values, and new ones. */
export function VariantTable({ draft, problems, onChange }: GroupFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const optionName = (place: number) => t('content.variants.option', { number: number(place + 1) });
  const { options, rows } = draft;
  const heads = [
    t('content.variants.product'),
    ...options.map((option, place) => option || optionName(place)),
    t('content.variants.sku'),
    t('content.variants.price'),
    t('content.variants.stock'),
  ];
  return (
    <div className={styles.scroll} role="region" aria-label={t('content.tabs.variants')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col" dir="auto">
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row
              key={row.key}
              row={row}
              options={options}
              problem={problemOf(problems, place)}
              onRow={(next) => onChange({ ...draft, rows: rows.with(place, next) })}
              onRemove={
                rows.length > 1 && !row.isItself ? () => onChange(withoutRow(draft, place)) : undefined
              }
            />
          ))}
        </tbody>
      </table>
      {problems.variants && <p role="alert">{problems.variants}</p>}
    </div>
  );
}

const withoutRow = (draft: GroupDraft, place: number) => ({ ...draft, rows: draft.rows.toSpliced(place, 1) });

const problemOf = (problems: GroupFieldsProps['problems'], place: number) =>
  Object.entries(problems).find(([field]) => field.startsWith(`variants.${place}.`))?.[1];

interface RowProps {
  readonly row: VariantRow;
  readonly options: GroupDraft['options'];
  readonly problem: string | undefined;
  readonly onRow: (row: VariantRow) => void;
  readonly onRemove: (() => void) | undefined;
}

function Row({ row, options, problem, onRow, onRemove }: RowProps) {
  const { t } = useTranslation('adminCatalog');
  const { productId, isItself, values } = row;
  const label = isItself ? t('content.variants.itself') : row.label;
  const named = productId === undefined ? label : `${label} · ${row.sku}`;
  const name = named ?? `${t('content.variants.newProduct')} ${values.join(' / ')}`;
  const isWrong = (value: string) => problem && (values.every(isFilled) || !isFilled(value));
  const labelOf = (option: string) => t('content.variants.valueOf', { option, name });
  return (
    <tr>
      <th scope="row" dir="auto">
        {label ?? t('content.variants.newProduct')}
        {problem && <small role="alert">{problem}</small>}
      </th>
      {options.map((option, place) => (
        <td key={place}>
          <Input
            aria-label={labelOf(option || String(place + 1))}
            maxLength={60}
            status={isWrong(values[place] ?? '') ? 'error' : undefined}
            value={values[place] ?? ''}
            onChange={({ target }) => onRow({ ...row, values: values.with(place, target.value) })}
          />
        </td>
      ))}
      {productId !== undefined && <KnownCells row={row} />}
      {productId === undefined && !isItself && <NewProductCells row={row} labelOf={labelOf} onRow={onRow} />}
      {isItself && <td colSpan={3} />}
      <td>
        {onRemove && (
          <Button aria-label={t('content.variants.removeRow', { name })} onClick={onRemove}>
            ×
          </Button>
        )}
      </td>
    </tr>
  );
}

/** They are changed with the product. */
function KnownCells({ row: { sku, price, stock } }: Pick<RowProps, 'row'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const digits = price.split('.')[1]?.length;
  return (
    <>
      <td>
        <bdi dir="ltr">{sku}</bdi>
      </td>
      <td>{price === '' ? t('product.onRequest') : number(Number(price), digits)}</td>
      <td>{number(Number(stock))}</td>
    </>
  );
}

interface NewProductCellsProps extends Pick<RowProps, 'row' | 'onRow'> {
  readonly labelOf: (option: string) => string;
}

function NewProductCells({ row, labelOf, onRow }: NewProductCellsProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <>
      <td>
        <Input
          aria-label={labelOf(t('content.variants.sku'))}
          dir="ltr"
          value={row.sku}
          onChange={({ target }) => onRow({ ...row, sku: target.value })}
        />
      </td>
      <td>
        <DecimalInput
          aria-label={labelOf(t('content.variants.price'))}
          value={row.price}
          onChange={(price) => onRow({ ...row, price })}
        />
      </td>
      <td>
        <WholeNumberInput
          aria-label={labelOf(t('content.variants.stock'))}
          value={row.stock}
          onChange={(stock) => UNITS.test(stock) && onRow({ ...row, stock })}
        />
      </td>
    </>
  );
}
