import { useLanguage } from '@kp/client';
import { languageOption, type LanguageCode } from '@kp/i18n';
import { classNames, Icon, VisuallyHidden } from '@kp/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import actions from './header-actions.module.css';
import { LanguageFlag } from './language-flag';
import { LanguageProblem, type Problem } from './language-problem';
import styles from './language-selector.module.css';
import { useLanguageMenu } from './use-language-menu';

/**
 * The button that tells the language and opens the choice of languages. The menu itself is fetched when somebody shows
 * interest in it.
 */
export function LanguageSelector() {
  const { t } = useTranslation();
  const { language, pending, choose } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const { Menu, load } = useLanguageMenu();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { nativeName, flag } = languageOption(language);

  const open = () => {
    setProblem(null);
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      setProblem({ kind: 'menu' });
    });
  };
  const onChoose = (code: LanguageCode) => {
    setProblem(null);
    choose(code).then(
      () => setHasChosen(true),
      () => setProblem({ kind: 'language', code }),
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
      {problem && <LanguageProblem problem={problem} onDismiss={() => setProblem(null)} />}
      <VisuallyHidden role="status">
        {hasChosen ? t('language.changed', { name: nativeName }) : ''}
      </VisuallyHidden>
    </div>
  );
}
