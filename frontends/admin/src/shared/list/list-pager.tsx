import { UNCOUNTED_SHOWN_MAX } from '@kp/commerce/list-rules';
import { useFormats } from '@kp/ui';
import { Button, Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

interface ListPagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly shown: number;
  /** Of all that match. */
  readonly total: number;
  /** A total of so many may be more. */
  readonly countedUpTo?: number;
  readonly pathOf: (page: number) => string;
}

/** “10,000+” of a number that may be more. */
export const countOf = (written: string, count: number, countedUpTo: number | undefined) =>
  count === countedUpTo ? `${written}+` : written;

/** Links, because the page is in the address; the pages of antd are list items with a click handler. */
export function ListPager({ page, pageSize, shown, total, countedUpTo, pathOf }: ListPagerProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const isBounded = total === countedUpTo;
  const pages = Math.ceil((isBounded ? UNCOUNTED_SHOWN_MAX : total) / pageSize);
  const from = (page - 1) * pageSize + 1;
  const range = {
    from: number(from),
    to: number(from + shown - 1),
    total: countOf(number(total), total, countedUpTo),
  };
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <Button disabled>{label}</Button>
    ) : (
      <LinkButton to={pathOf(to)}>{label}</LinkButton>
    );
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="small"
      component="nav"
      aria-label={t('list.pages')}
    >
      <p role="status">{t('list.range', range)}</p>
      {pages > 1 && (
        <Flex align="center" gap="small">
          {turn(page - 1, common('actions.previous'))}
          <span>{t('list.pageOf', { page: number(page), pages: number(pages) })}</span>
          {turn(page + 1, common('actions.next'))}
        </Flex>
      )}
      {isBounded && page === pages && <p>{t('list.bounded', { number: number(UNCOUNTED_SHOWN_MAX) })}</p>}
    </Flex>
  );
}
