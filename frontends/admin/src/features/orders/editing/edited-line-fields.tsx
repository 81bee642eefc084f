import type { OrderEditPreviewResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { LineFields } from '../new-order/line-fields';
import { type EditedLine, isEdited, keptUnits } from './edited-lines';
import styles from '../new-order/new-order.module.css';

interface EditedLineFieldsProps {
  readonly line: EditedLine;
  /** As the server counts it. */
  readonly priced: OrderEditPreviewResponse['items'][number] | undefined;
  readonly isChecked: boolean;
  readonly onChange: (line: EditedLine) => void;
  readonly onRemove: () => void;
}

export function EditedLineFields({ line, priced, isChecked, onChange, onRemove }: EditedLineFieldsProps) {
  const { t } = useTranslation('adminOrders');
  const { money, number } = useFormats();
  const { ordered, product } = line;
  const kept = keptUnits(line);
  if (line.isRemoved) {
    return (
      <li className={styles.line}>
        <p className={styles.product}>
          <s>{product.name}</s> · {t('edit.removed')}
        </p>
        <Button
          onClick={() => onChange({ ...line, isRemoved: false })}
          aria-label={t('edit.keepOf', { name: product.name })}
        >
          {t('edit.keep')}
        </Button>
      </li>
    );
  }
  const notes = [
    ordered ? '' : t('edit.added'),
    kept > 0 ? t('edit.kept', { number: number(kept) }) : '',
    line.isConflict && ordered && isEdited(line)
      ? t('edit.now', {
          quantity: number(ordered.quantity),
          price: money({ amount: ordered.price, currency: product.currency }),
        })
      : '',
  ].filter(Boolean);
  return (
    <LineFields
      line={line}
      priced={priced && { ...priced, stockLeft: priced.stockLeft + (ordered?.quantity ?? 0) }}
      isChecked={isChecked}
      note={notes.join(' · ')}
      priceLabel={t('edit.price')}
      onChange={(changed) => onChange({ ...line, ...changed })}
      onRemove={kept > 0 ? undefined : onRemove}
    />
  );
}
