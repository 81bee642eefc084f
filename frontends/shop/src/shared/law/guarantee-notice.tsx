import { LEGAL_GUARANTEE_MONTHS } from '@kp/commerce/compliance-rules';
import { useFormats } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guarantee-notice.module.css';

interface GuaranteeNoticeProps {
  /** Of the maker's guarantee. */
  readonly months?: number | null;
}

/** The notice has the same frame and order wherever it is shown. */
export function GuaranteeNotice({ months = null }: GuaranteeNoticeProps) {
  const { t } = useTranslation('law');
  const { number } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.notice}>
      <h2 id={id} className={styles.title}>
        {t('guarantee.title')}
      </h2>
      <p>{t('guarantee.text')}</p>
      {months !== null && months > LEGAL_GUARANTEE_MONTHS && (
        <p className={styles.label}>
          {t('guarantee.maker', { years: number(Math.floor((months / 12) * 10) / 10) })}
        </p>
      )}
    </section>
  );
}
