import { Button, ButtonLink, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ordersAddress, PAGE_SIZE, type OrdersQuery } from './orders-query';
import styles from './orders-tab.module.css';

export interface OrderPagerProps {
  readonly query: OrdersQuery;
  /** Orders on this page. */
  readonly shown: number;
  /** Of all that match. */
  readonly total: number;
}

/** Where in the list this page is, with links to its neighbours. */
export function OrderPager({ query: { status, page }, shown, total }: OrderPagerProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const pages = Math.ceil(total / PAGE_SIZE);
  const from = (page - 1) * PAGE_SIZE + 1;
  const range = { from: number(from), to: number(from + shown - 1), total: number(total) };
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <Button size="small" isDisabled>
        {label}
      </Button>
    ) : (
      <ButtonLink size="small" to={ordersAddress({ status, page: to })}>
        {label}
      </ButtonLink>
    );
  return (
    <nav aria-label={t('orders.pages')} className={styles.pager}>
      <p role="status">{t('orders.range', range)}</p>
      {pages > 1 && (
        <div className={styles.turns}>
          {turn(page - 1, common('actions.previous'))}
          <span>{t('orders.pageOf', { page: number(page), pages: number(pages) })}</span>
          {turn(page + 1, common('actions.next'))}
        </div>
      )}
    </nav>
  );
}
