import type { UserResponse } from '@kp/api-client/account';
import { shopApi } from '@kp/api-client/shop';
import { useSession } from '@kp/client';
import { codeOf } from '@kp/commerce';
import { Button, ButtonLink, Card, useFormats } from '@kp/ui';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderable, type ReviewedLine } from '../../shared/cart/cart-review';
import { cartTotals, type CartTotals } from '../../shared/cart/cart-totals';
import { DeliveryTimes } from '../../shared/cart/delivery-times';
import { ShippingSettingsProblem } from '../../shared/cart/shipping-settings-problem';
import { TotalsList } from '../../shared/cart/totals-list';
import type { ReviewedCart } from '../../shared/cart/use-reviewed-cart';
import { QuoteButton, QuoteDialogProvider } from '../../shared/quote/quote-dialog';
import styles from './cart-summary.module.css';

/** A whole checkout by wallet, which the routes bring along. */
export type CartExpress = ComponentType<{
  readonly user: UserResponse | null;
  readonly reviewed: ReviewedCart;
}>;

interface CartSummaryProps {
  readonly reviewed: ReviewedCart;
  readonly Express?: CartExpress | undefined;
}

export function CartSummary({ reviewed, Express }: CartSummaryProps) {
  const { cart, lines } = reviewed;
  const { user } = useSession();
  const { t } = useTranslation(['cart', 'common']);
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const totals = cartTotals(lines, settings);
  const reasonId = useId();
  return (
    <Card as="section" className={styles.summary}>
      <h2 className={styles.title}>{t('cart.summary')}</h2>
      <FreeShippingProgress totals={totals} />
      <ShippingSettingsProblem />
      <TotalsList totals={totals} itemCount={cart.totalQuantity} />
      {settings?.isByAddress && <p>{t('common:totals.shippingByAddress')}</p>}
      <DeliveryTimes />
      {isOrderable(lines) ? (
        <ButtonLink to="/checkout" variant="primary" size="large" isWide data-print="hidden">
          {t('cart.checkout')}
        </ButtonLink>
      ) : (
        <>
          <p id={reasonId} className={styles.blocked}>
            {t('cart.blocked')}
          </p>
          <Button variant="primary" size="large" isWide isDisabled aria-describedby={reasonId}>
            {t('cart.checkout')}
          </Button>
        </>
      )}
      {Express && cart.status === 'ready' && <Express user={user} reviewed={reviewed} />}
      <QuoteDialogProvider
        products={lines.map(quotedLine).join('\n')}
        items={lines.map(({ line, product }) => ({ productId: product.id, quantity: line.quantity }))}
      >
        <QuoteButton label={t('cart.requestQuote')} variant="quiet" isWide />
      </QuoteDialogProvider>
    </Card>
  );
}

function quotedLine({ line, product }: ReviewedLine): string {
  return `${line.quantity} × ${product.name} (${codeOf(product)})`;
}

function FreeShippingProgress({ totals }: { readonly totals: CartTotals }) {
  const { t } = useTranslation(['cart', 'common']);
  const { money } = useFormats();
  const { subtotal, amountToFreeShipping } = totals;
  const isReached = amountToFreeShipping.minor === 0;
  return (
    <div className={styles.progress} data-print="hidden">
      <p>
        {isReached
          ? t('common:totals.freeShippingReached')
          : t('common:totals.freeShippingProgress', { amount: money(amountToFreeShipping) })}
      </p>
      <progress
        aria-label={t('cart.freeShippingBar')}
        className={styles.bar}
        value={subtotal.minor}
        max={subtotal.minor + amountToFreeShipping.minor}
      />
    </div>
  );
}
