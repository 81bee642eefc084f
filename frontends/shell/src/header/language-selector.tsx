import { useLanguage } from '@kp/client';
import { type LanguageCode, languageOption } from '@kp/i18n';
import { classNames, Icon, IconButton, VisuallyHidden } from '@kp/ui';
import { type ComponentType, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageMenuProps } from './language-menu';
import actions from './header-actions.module.css';
import styles from './language-selector.module.css';
import { LanguageFlag } from './language-flag';

export function LanguageSelector() {
  const { t } = useTranslation();
  const { language, pending, choose } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const { Menu, load } = useLanguageMenu();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { nativeName, flag } = languageOption(language);

  const open = () => {
    setFailure(null);
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      setFailure({ kind: 'menu' });
    });
  };
  const onChoose = (code: LanguageCode) => {
    setFailure(null);
    choose(code).then(
      () => setHasChosen(true),
      () => setFailure({ kind: 'language', code }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    open();
  };
  const preload = () => void load().catch(() => undefined);
  return (
    <div className={styles.selector} onPointerEnter={preload}>
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-busy={pending !== null || (isOpen && !Menu)}
        aria-label={t('language.current', { name: nativeName })}
        className={classNames(actions.action, styles.button)}
        onFocus={preload}
        onKeyDown={onKeyDown}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        <LanguageFlag flag={flag} />
        <span lang={language} className={styles.name}>
          {nativeName}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {Menu && (
        <Menu
          isOpen={isOpen}
          button={button}
          id={`${id}-menu`}
          labelId={id}
          language={language}
          onClose={() => setOpen(false)}
          onChoose={onChoose}
        />
      )}
      {failure && <LoadFailureAlert failure={failure} onDismiss={() => setFailure(null)} />}
      <VisuallyHidden role="status">
        {hasChosen ? t('language.changed', { name: nativeName }) : ''}
      </VisuallyHidden>
    </div>
  );
}

type LoadFailure = { readonly kind: 'menu' } | { readonly kind: 'language'; readonly code: LanguageCode };

interface LoadFailureProps {
  readonly failure: LoadFailure;
  readonly onDismiss: () => void;
}

function LoadFailureAlert({ failure, onDismiss }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.problemTitle}>{t('language.failedTitle')}</p>
      <p>
        {failure.kind === 'menu'
          ? t('errors.network')
          : t('language.failedText', { name: languageOption(failure.code).nativeName })}
      </p>
      <IconButton size="small" icon="close" label={t('actions.close')} onClick={onDismiss} />
    </div>
  );
}

type MenuComponent = ComponentType<LanguageMenuProps>;

let loadedMenu: MenuComponent | undefined;

/** Not `React.lazy`, which remembers a failure for good. */
function useLanguageMenu() {
  const [Menu, setMenu] = useState<MenuComponent | undefined>(() => loadedMenu);
  const load = useCallback(async () => {
    loadedMenu ??= (await import(/* webpackChunkName: "language-menu" */ './language-menu')).LanguageMenu;
    setMenu(() => loadedMenu);
  }, []);
  return { Menu, load };
}
