import type { AdminProductResponse } from '@kp/api-client/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../shared/list/data-table';
import { AttributeInput } from '../../../shared/product-content/attribute-input';
import { type AttributeEdits, useStoredValues } from './use-attribute-edits';
import styles from './list-editing.module.css';

/** The column of the attribute that is edited in the list; none without one. */
export function useAttributeColumn(
  edits: AttributeEdits,
  products: readonly AdminProductResponse[],
): DataColumn<AdminProductResponse>[] {
  const { attribute } = edits;
  const stored = useStoredValues(attribute, products);
  if (!attribute) return [];
  const { name, unit } = attribute;
  return [
    {
      key: 'attribute',
      title: unit ? `${name} (${unit})` : name,
      render: (product) => <AttributeCell edits={edits} product={product} stored={stored.get(product.id)} />,
    },
  ];
}

interface AttributeCellProps {
  readonly edits: AttributeEdits;
  readonly product: AdminProductResponse;
  /** Undefined where the category lacks the attribute. */
  readonly stored: string | undefined;
}

function AttributeCell({ edits, product: { id, name }, stored }: AttributeCellProps) {
  const { t } = useTranslation('adminCatalog');
  const hintId = useId();
  const { attribute, texts, refused } = edits;
  if (!attribute || stored === undefined) return '–';
  const text = texts.get(id);
  const hint = refused.get(id) ?? (text === undefined ? undefined : former(t, stored));
  return (
    <span className={styles.valueCell}>
      <AttributeInput
        attribute={attribute}
        aria-label={t('listEditing.valueOf', { attribute: attribute.name, name })}
        aria-describedby={hint && hintId}
        value={text ?? stored}
        onChange={(value) => edits.edit(id, value, stored)}
      />
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </span>
  );
}

const former = (t: ReturnType<typeof useTranslation<'adminCatalog'>>['t'], value: string) =>
  t('listEditing.former', { value: value || '–' });
