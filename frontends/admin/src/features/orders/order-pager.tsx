import { useFormats } from '@kp/ui';
import { Button, Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ordersPath, type OrdersQuery, PAGE_SIZE } from '../../shared/orders-query';

interface OrderPagerProps {
  readonly query: OrdersQuery;
  readonly shown: number;
  /** Of all that match. */
  readonly total: number;
}

/** Links, because the page is in the address; the pages of antd are list items with a click handler. */
export function OrderPager({ query, shown, total }: OrderPagerProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const { page } = query;
  const pages = Math.ceil(total / PAGE_SIZE);
  const from = (page - 1) * PAGE_SIZE + 1;
  const range = { from: number(from), to: number(from + shown - 1), total: number(total) };
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <Button disabled>{label}</Button>
    ) : (
      <LinkButton to={ordersPath({ ...query, order: undefined, page: to })}>{label}</LinkButton>
    );
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="small"
      component="nav"
      aria-label={t('orders.pages')}
    >
      <p role="status">{t('orders.range', range)}</p>
      {pages > 1 && (
        <Flex align="center" gap="small">
          {turn(page - 1, common('actions.previous'))}
          <span>{t('orders.pageOf', { page: number(page), pages: number(pages) })}</span>
          {turn(page + 1, common('actions.next'))}
        </Flex>
      )}
    </Flex>
  );
}
