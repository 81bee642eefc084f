import type { LanguageOption } from '@kp/i18n';
import styles from './language-flag.module.css';

/** All flags in one file. */
const FLAGS = '/assets/public/flags.svg';

/** The flag that stands for a language. It says nothing by itself: the language's name is beside it. */
export function LanguageFlag({ flag }: Pick<LanguageOption, 'flag'>) {
  return (
    <svg aria-hidden="true" focusable="false" width={24} height={16} className={styles.flag}>
      <use href={`${FLAGS}#${flag}`} />
    </svg>
  );
}
