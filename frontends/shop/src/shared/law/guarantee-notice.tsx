import { shopApi } from '@kp/api-client/shop';
import { LEGAL_GUARANTEE_MONTHS } from '@kp/commerce/compliance-rules';
import { useFormats } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guarantee-notice.module.css';

interface GuaranteeNoticeProps {
  /** Of the maker's guarantee. */
  readonly months?: number | null;
}

/** The official notice as it is, where the shop has it in the language of the page; else its words in a frame of their own. */
export function GuaranteeNotice({ months = null }: GuaranteeNoticeProps) {
  const { t } = useTranslation('law');
  const { number, language } = useFormats();
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  const official = data?.guaranteeNotices?.[language];
  const id = useId();
  return (
    <section aria-labelledby={id} className={official ? undefined : styles.notice}>
      <h2 id={id} className={styles.title}>
        {t('guarantee.title')}
      </h2>
      {official ? (
        <img src={official} alt={t('guarantee.text')} loading="lazy" className={styles.official} />
      ) : (
        <p>{t('guarantee.text')}</p>
      )}
      {months !== null && months > LEGAL_GUARANTEE_MONTHS && (
        <p className={styles.label}>
          {t('guarantee.maker', { years: number(Math.floor((months / 12) * 10) / 10) })}
        </p>
      )}
    </section>
  );
}
