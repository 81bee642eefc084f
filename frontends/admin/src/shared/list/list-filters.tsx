import { Icon, useFormats } from '@kp/ui';
import { Button, LinkButton } from '@kp/ui/admin';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-filters.module.css';

/** A filter that is set, in words. */
export interface FilterChip {
  readonly key: string;
  readonly text: string;
  readonly onRemove: () => void;
}

interface ListFiltersProps {
  /** Of the region, e.g. "Filter orders". */
  readonly label: string;
  readonly search: ReactNode;
  readonly chips: readonly FilterChip[];
  /** Where the list has no filter. */
  readonly clearPath: string;
  readonly clearLabel: string;
  /** At the end of the line. */
  readonly actions?: ReactNode;
  /** The fields of all filters, behind a button; a sheet from below on a phone. None: there are no filters. */
  readonly children: ReactNode;
}

/** One line above a list: its search, what it is narrowed down to, and the way to more filters. */
export function ListFilters(props: ListFiltersProps) {
  const { label, search, chips, clearPath, clearLabel, actions, children } = props;
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div role="search" aria-label={label} className={styles.line}>
      {search && <div className={styles.search}>{search}</div>}
      {children && (
        <div className={styles.filters} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
          <Button ref={button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {chips.length > 0 ? t('list.filtersSet', { number: number(chips.length) }) : t('list.filters')}
          </Button>
          {/* With a tab index a click between the fields keeps the focus inside. */}
          <div id={id} hidden={!isOpen} tabIndex={-1} className={styles.panel}>
            {isOpen && children}
            <Button type="primary" className={styles.done} onClick={() => setOpen(false)}>
              {t('list.showResults')}
            </Button>
          </div>
        </div>
      )}
      {chips.length > 0 && (
        <div className={styles.chips}>
          {chips.map(({ key, text, onRemove }) => (
            <Button
              key={key}
              aria-label={t('list.removeFilter', { name: text })}
              onClick={onRemove}
              className={styles.chip}
            >
              <bdi>{text}</bdi>
              <Icon name="close" size={12} />
            </Button>
          ))}
          <LinkButton type="text" to={clearPath}>
            {clearLabel}
          </LinkButton>
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** A field of the panel under its name. */
export function FilterField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}
