import { Icon, useFormats } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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

/** Floats below the table while something is selected: it moves no row. On a phone it is one line, with its actions behind a button. */
export function SelectionBar(props: SelectionBarProps) {
  return props.selected > 0 ? <Bar {...props} /> : null;
}

function Bar({ selected, total, countedUpTo, onSelectAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const counted = (count: number) => countOf(number(count), count, countedUpTo);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div role="group" aria-label={t('list.selection')} className={styles.bar} onKeyDown={closeOnEscape}>
      <span role="status">{t('list.selected', { number: counted(selected) })}</span>
      <Button
        ref={toggle}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list.actions')}
      </Button>
      <div id={id} className={styles.actions} data-open={isOpen}>
        {onSelectAll && (
          <Button onClick={onSelectAll}>{t('list.selectAll', { total: counted(total) })}</Button>
        )}
        {children}
      </div>
      <Button aria-label={t('list.clearSelection')} onClick={onClear}>
        <span className={styles.word}>{t('list.clearSelection')}</span>
        <span className={styles.cross}>
          <Icon name="close" size={16} />
        </span>
      </Button>
    </div>
  );
}
