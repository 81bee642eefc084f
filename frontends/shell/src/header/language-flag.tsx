import type { LanguageOption } from '@kp/i18n';
import styles from './language-flag.module.css';

/** The flag that stands for a language. It says nothing by itself: the language's name is beside it. */
export function LanguageFlag({ flag }: Pick<LanguageOption, 'flag'>) {
  return (
    <img
      // Nobody waits for it: what is to be read comes first.
      fetchPriority="low"
      src={`/assets/public/flags/${flag}.svg`}
      alt=""
      width={24}
      height={16}
      className={styles.flag}
    />
  );
}
