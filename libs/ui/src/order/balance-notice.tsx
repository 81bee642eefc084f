import { type CurrencyCode, parseMinor } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button';
import { useFormats } from '../format/use-formats';
import styles from './balance-notice.module.css';

interface BalanceNoticeProps {
  readonly order: {
    readonly status: string;
    readonly currency: string;
    readonly outstandingAmount: string;
    readonly balanceLink: { readonly path: string; readonly expiresAt: string } | null;
  };
}

/** What a change added to an order that was paid, and where it can be paid. */
export function BalanceNotice({ order }: BalanceNoticeProps) {
  const { t } = useTranslation('order');
  const { money } = useFormats();
  const { status, currency, outstandingAmount, balanceLink } = order;
  if (parseMinor(outstandingAmount) === 0 || status === 'cancelled') return null;
  const amount = money({ amount: outstandingAmount, currency: currency as CurrencyCode });
  return (
    <div role="status" className={styles.notice}>
      <p>{t('balance.due', { amount })}</p>
      {balanceLink && (
        <ButtonLink variant="primary" size="small" to={balanceLink.path}>
          {t('balance.pay', { amount })}
        </ButtonLink>
      )}
    </div>
  );
}
