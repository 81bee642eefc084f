import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

interface SelectionBarProps {
  readonly selected: number;
  readonly total: number;
  /** Absent when everything is selected. */
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
}

/** In the line above the table, whose height it shares: it covers and moves no row. */
export function SelectionBar({ selected, total, onSelectAll, onClear }: SelectionBarProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  if (selected === 0) return null;
  return (
    <Flex wrap align="center" gap="small" role="group" aria-label={t('products.selection')}>
      <span role="status">{t('products.selected', { number: number(selected) })}</span>
      {onSelectAll && (
        <Button size="small" onClick={onSelectAll}>
          {t('products.selectAll', { total: number(total) })}
        </Button>
      )}
      <Button size="small" onClick={onClear}>
        {t('products.clearSelection')}
      </Button>
    </Flex>
  );
}
