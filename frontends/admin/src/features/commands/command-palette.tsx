import { VisuallyHidden } from '@kp/ui';
import { Input } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLeaving } from '../../shared/unsaved-changes';
import { usePaletteItems, useRecentItems } from './palette-items';
import type { PaletteItem, ScreenLink } from './palette-places';
import styles from './commands.module.css';

interface CommandPaletteProps {
  readonly screens: readonly ScreenLink[];
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function CommandPalette({ screens, typed, onType, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { leave } = useLeaving();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [recent, remember] = useRecentItems();
  const { groups, isSearching, hasFailed } = usePaletteItems(typed, screens, recent);
  // A screen may be among the recent items too, so an option is named by its group as well.
  const options = groups.flatMap(({ key, items }) =>
    items.map((item) => ({ name: `${key} ${item.path}`, item })),
  );
  const active = options.find(({ name }) => name === chosen) ?? options[0];
  const optionId = (name: string) => `${id}${options.findIndex((each) => each.name === name)}`;
  const activeId = active && optionId(active.name);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const go = (item: PaletteItem) => {
    remember(item);
    onClose();
    leave(() => void navigate(item.path));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter' && active) go(active.item);
    else if (step && active) {
      const next = options.indexOf(active) + step + options.length;
      setChosen(options[next % options.length]!.name);
    } else return;
    event.preventDefault();
  };
  const isEmpty = options.length === 0 && !isSearching;
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={t('commands.search')}
      closable={{ 'aria-label': common('actions.close') }}
      // The focus trap of antd has taken the focus to the close button by then.
      afterOpenChange={(isShown) => isShown && document.getElementById(`${id}input`)?.focus()}
    >
      <div className={styles.palette}>
        <Input
          id={`${id}input`}
          role="combobox"
          aria-label={t('commands.search')}
          placeholder={t('commands.placeholder')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            onType(target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}list`} role="listbox" aria-label={t('commands.results')} className={styles.results}>
          {groups.map(({ key, title, items }) => (
            <div key={key} role="group" aria-labelledby={`${id}${key}`}>
              <p id={`${id}${key}`} className={styles.groupName}>
                {title}
              </p>
              {items.map((item) => {
                const name = `${key} ${item.path}`;
                return (
                  <div
                    key={name}
                    id={optionId(name)}
                    role="option"
                    aria-selected={name === active?.name}
                    className={styles.option}
                    onMouseMove={() => setChosen(name)}
                    onClick={() => go(item)}
                  >
                    <bdi>{item.label}</bdi>
                    {item.detail && <bdi className={styles.detail}>{item.detail}</bdi>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <p role="status" className={styles.hint}>
          {hasFailed && t('commands.failed')}
          {!hasFailed && isEmpty && t('commands.nothing')}
          {isSearching && <VisuallyHidden>{common('actions.loading')}</VisuallyHidden>}
        </p>
      </div>
    </Modal>
  );
}
