import { Button, Checkbox } from '@kp/ui/admin';
import { MoveButton } from '../move-button';
import { Radio } from '@kp/ui/table';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DENSITIES, type ListPreferences } from './list-preferences';
import styles from './display-options.module.css';

interface Choice {
  readonly key: string;
  readonly title: string;
  readonly isOptional?: boolean;
}

interface DisplayOptionsProps {
  /** Those that may be hidden and moved, as they stand. */
  readonly columns: readonly Choice[];
  readonly preferences: ListPreferences;
  readonly onChange: (changes: Partial<ListPreferences>) => void;
}

/** Follows its button in the order of focus, unlike a popover of antd at the end of the page. */
export function DisplayOptions({ columns, preferences, onChange }: DisplayOptionsProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.options} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <Button ref={button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('list.display')}
      </Button>
      {/* With a tab index a click between the boxes keeps the focus inside. */}
      <div id={id} hidden={!isOpen} tabIndex={-1} className={styles.panel}>
        {isOpen && <DisplayPanel columns={columns} preferences={preferences} onChange={onChange} />}
      </div>
    </div>
  );
}

function DisplayPanel({ columns, preferences, onChange }: DisplayOptionsProps) {
  const { t } = useTranslation('admin');
  const { hidden, chosen, density } = preferences;
  const toggle = (keys: readonly string[], key: string) =>
    keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
  const move = (index: number, step: -1 | 1) => {
    const order = columns.map(({ key }) => key);
    order.splice(index + step, 0, ...order.splice(index, 1));
    onChange({ order });
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('list.columns')}</legend>
        {columns.map(({ key, title, isOptional }, index) => (
          <div key={key} className={styles.column}>
            <Checkbox
              checked={isOptional ? chosen.includes(key) : !hidden.includes(key)}
              onChange={() =>
                onChange(isOptional ? { chosen: toggle(chosen, key) } : { hidden: toggle(hidden, key) })
              }
            >
              {title}
            </Checkbox>
            <MoveButton
              icon="chevron-up"
              label={t('list.moveEarlier', { name: title })}
              isAtEnd={index === 0}
              size="small"
              onClick={() => move(index, -1)}
            />
            <MoveButton
              icon="chevron-down"
              label={t('list.moveLater', { name: title })}
              isAtEnd={index === columns.length - 1}
              size="small"
              onClick={() => move(index, 1)}
            />
          </div>
        ))}
        <Button size="small" onClick={() => onChange({ hidden: [], chosen: [], order: [], widths: {} })}>
          {t('list.resetColumns')}
        </Button>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('list.density')}</legend>
        <Radio.Group
          value={density}
          vertical
          onChange={({ target }) => onChange({ density: target.value as ListPreferences['density'] })}
          options={DENSITIES.map((value) => ({ value, label: t(`list.densities.${value}`) }))}
        />
      </fieldset>
    </>
  );
}
