import type { AdminProductResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../../shared/number-input';
import { useProductPrice } from '../../../shared/product-price';
import { currentText, type EditedField, problemAt, shownText } from './product-edits';
import type { ListEditing } from './use-product-edits';
import styles from './list-editing.module.css';

interface EditCellProps {
  readonly editing: ListEditing;
  /** The page of products, from the top. */
  readonly products: readonly AdminProductResponse[];
  readonly product: AdminProductResponse;
  readonly field: EditedField;
}

const INPUTS = { price: DecimalInput, stockQuantity: WholeNumberInput };

const cellId = (field: EditedField, id: number) => `${field}-${id}`;
const focusCell = (field: EditedField, product: AdminProductResponse | undefined) => {
  const input = product && document.getElementById(cellId(field, product.id));
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
};

/** Keys as in a spreadsheet; pasted rows fill the cells below. */
export function EditCell({ editing, products, product, field }: EditCellProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const priceOf = useProductPrice();
  const hintId = useId();
  const NumberField = INPUTS[field];
  const place = products.indexOf(product);
  const above = products[place - 1];
  const edit = editing.edits.get(product.id);
  const problem = problemAt(edit, field);
  const refusal = field === 'price' ? editing.refused.get(product.id) : undefined;
  const isChanged = edit?.values[field] !== undefined;
  const former = currentText(edit?.product ?? product, field);
  const { price, currency } = edit?.product ?? product;
  const formerText = field === 'price' ? priceOf({ price, currency }) : number(Number(former));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) void editing.save();
    else if (key === 'Enter') focusCell(field, products[place + (shiftKey ? -1 : 1)]);
    else if (key === 'Escape' && isChanged) editing.edit(product, field, former);
    else if (key === 'd' && (ctrlKey || metaKey) && above)
      editing.edit(product, field, shownText(editing.edits, above, field));
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    editing.paste(products.slice(place), field, text);
  };
  return (
    <span className={styles.cell}>
      <NumberField
        id={cellId(field, product.id)}
        size="small"
        aria-label={t(`listEditing.${field}Of`, { name: product.name })}
        aria-invalid={problem !== undefined}
        aria-describedby={isChanged || refusal ? hintId : undefined}
        status={problem || refusal ? 'error' : undefined}
        value={shownText(editing.edits, product, field)}
        onChange={(value) => editing.edit(product, field, value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {(isChanged || refusal) && (
        <span id={hintId} className={styles.hint}>
          {(problem && common(problem.messageKey, problem.values)) ||
            refusal ||
            t('listEditing.former', { value: formerText })}
        </span>
      )}
    </span>
  );
}
