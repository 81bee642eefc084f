import { type LanguageOption } from '@kp/i18n';
import flags from './language-flag.module.css';

export function LanguageFlag({ flag }: Pick<LanguageOption, 'flag'>) {
  return (
    <img
      loading="lazy"
      src={`/assets/public/flags/${flag}.svg`}
      alt=""
      width={24}
      height={16}
      className={flags.flag}
    />
  );
}
