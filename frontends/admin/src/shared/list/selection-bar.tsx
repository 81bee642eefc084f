import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf } from './list-pager';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** All that match, when it is the total. */
  readonly selected: number;
  readonly total: number;
  /** A total of so many may be more. */
  readonly countedUpTo?: number;
  /** Absent when everything is selected. */
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
  /** What can be done with the selected rows. */
  readonly children?: ReactNode;
}

/** Floats below the table while something is selected: it moves no row. */
export function SelectionBar({
  selected,
  total,
  countedUpTo,
  onSelectAll,
  onClear,
  children,
}: SelectionBarProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  if (selected === 0) return null;
  const counted = (count: number) => countOf(number(count), count, countedUpTo);
  return (
    <Flex
      wrap
      align="center"
      gap="small"
      role="group"
      aria-label={t('list.selection')}
      className={styles.bar}
    >
      <span role="status">{t('list.selected', { number: counted(selected) })}</span>
      {onSelectAll && <Button onClick={onSelectAll}>{t('list.selectAll', { total: counted(total) })}</Button>}
      {children}
      <Button onClick={onClear}>{t('list.clearSelection')}</Button>
    </Flex>
  );
}
