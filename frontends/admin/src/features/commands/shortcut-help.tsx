import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { commandKey, type Shortcut, useShortcuts } from '../../shared/shortcuts';
import styles from './commands.module.css';

/** As they stand on keyboards. */
const KEY_NAMES: Readonly<Record<string, string>> = { escape: 'Esc', enter: 'Enter' };

export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const shortcuts = useShortcuts();
  const ofScreen = shortcuts.filter(({ isEverywhere }) => !isEverywhere);
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={t('commands.helpTitle')}
      closable={{ 'aria-label': common('actions.close') }}
    >
      <ShortcutList
        title={t('commands.everywhere')}
        shortcuts={shortcuts.filter(({ isEverywhere }) => isEverywhere)}
      />
      {ofScreen.length > 0 && <ShortcutList title={t('commands.onScreen')} shortcuts={ofScreen} />}
    </Modal>
  );
}

interface ShortcutListProps {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  return (
    <section className={styles.shortcuts}>
      <h2>{title}</h2>
      <dl>
        {shortcuts.map(({ key, isCommand, label }) => (
          <div key={`${isCommand} ${key}`}>
            <dt>{label}</dt>
            <dd dir="ltr">
              {isCommand && <kbd className={styles.key}>{commandKey()}</kbd>}{' '}
              {key.split(' ').map((each) => (
                <kbd key={each} className={styles.key}>
                  {KEY_NAMES[each] ?? each.toUpperCase()}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
