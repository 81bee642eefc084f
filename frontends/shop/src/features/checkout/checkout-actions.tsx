import { useIsOnline } from '@kp/client';
import type { Money, PaymentMethod } from '@kp/commerce';
import { totalLabel } from '@kp/i18n/vat-rows';
import { Button, Icon, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CartTotals } from '../../shared/cart/cart-totals';
import styles from './checkout-actions.module.css';
import { stepAfter, stepBefore, type StepNavigation } from './steps/checkout-steps';

export interface CheckoutActionsProps {
  readonly navigation: StepNavigation;
  readonly method: PaymentMethod | undefined;
  readonly totals: CartTotals;
  readonly isSending: boolean;
}

/** An order waits for the connection; the other steps need none. */
export function CheckoutActions({ navigation, method, totals, isSending }: CheckoutActionsProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money } = useFormats();
  const isOnline = useIsOnline();
  const previous = stepBefore(navigation.steps, navigation.step);
  const isLast = stepAfter(navigation.steps, navigation.step) === null;
  const isWaiting = isLast && !isOnline;
  const { total, taxLines } = totals;
  return (
    <>
      {isLast && <AcceptedTerms />}
      <div className={styles.bar}>
        {!isOnline && <OfflineNote />}
        <p className={styles.total}>
          <span>{t(`common:${totalLabel(taxLines)}`)}</span> <strong>{money(total)}</strong>
        </p>
        {previous && (
          <Button isDisabled={isSending} onClick={() => navigation.goTo(previous)}>
            {t('previous')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isSending || isWaiting}
          className={styles.primary}
        >
          {isLast ? <SubmitText {...{ method, total, isSending, isWaiting }} /> : t('next')}
        </Button>
      </div>
    </>
  );
}

interface SubmitTextProps extends Pick<CheckoutActionsProps, 'method' | 'isSending'> {
  readonly total: Money;
  readonly isWaiting: boolean;
}

function SubmitText({ method, total, isSending, isWaiting }: SubmitTextProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  if (isSending) return t('processing');
  if (isWaiting) return t('waitingForConnection');
  if (!method || total.minor === 0) return t('placeOrder');
  if (method === 'bank_transfer') return t('placeOrder');
  return method === 'cash' ? t('placeCashOrder') : t('payInvoice.pay', { amount: money(total) });
}

function AcceptedTerms() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <div className={styles.terms}>
      <p>{t('terms.obligation')}</p>
      <p>{t('terms.text')}</p>
      <div className={styles.links}>
        <Link to="/terms">{t('common:footer.terms')}</Link>
        <Link to="/returns">{t('terms.returns')}</Link>
        <Link to="/privacy">{t('common:footer.privacy')}</Link>
      </div>
    </div>
  );
}

/** For the wallets, which stand before the first field: the keyboard passes one link more. */
export function ShortOrderTerms({ button }: { readonly button: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <p className={styles.terms}>
      <span>
        {t('terms.walletObligation', { button })} {t('terms.text')}{' '}
        <Link to="/terms">{t('common:footer.terms')}</Link>
      </span>
    </p>
  );
}

/** The shell announces it; here it is only seen, where nothing lies below it. */
function OfflineNote() {
  const { t } = useTranslation();
  return (
    <p className={styles.offline} aria-hidden="true">
      <Icon name="warning" size={18} />
      <span>
        <strong>{t('offline.title')}</strong> {t('offline.text')}
      </span>
    </p>
  );
}
