import { languageOption, type LanguageCode } from '@kp/i18n';
import { IconButton } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './language-selector.module.css';

/** What could not be loaded: the list of languages, or the texts of one. */
export type Problem = { readonly kind: 'menu' } | { readonly kind: 'language'; readonly code: LanguageCode };

export interface LanguageProblemProps {
  readonly problem: Problem;
  readonly onDismiss: () => void;
}

/** Says beneath the button why the language stayed as it was. It needs nothing that would have to be loaded. */
export function LanguageProblem({ problem, onDismiss }: LanguageProblemProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.problemTitle}>{t('language.failedTitle')}</p>
      <p>
        {problem.kind === 'menu'
          ? t('errors.network')
          : t('language.failedText', { name: languageOption(problem.code).nativeName })}
      </p>
      <IconButton size="small" icon="close" label={t('actions.close')} onClick={onDismiss} />
    </div>
  );
}
