import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { ExportMenu } from '../../shared/export-menu';
import { ListPage } from '../../shared/list/list-page';
import { useRights } from '../../shared/use-rights';
import { type SaleResponse, useSalePageQuery } from './accounting-api';
import { AccountingViews } from './accounting-views';
import { MonthArchive } from './month-archive';
import { MonthClosing } from './month-closing';
import { MonthSelect } from './month-select';
import { NotInvoiced } from './not-invoiced';
import { useSaleColumns } from './sale-columns';
import { useAccountingState } from './use-accounting-state';

const PAGE_SIZE = 50;

/** The documents of a month, each of which opens where all documents are. */
export function SalesJournal() {
  const { t } = useTranslation('adminAccounting');
  const { may } = useRights();
  const { month, page, pathOf } = useAccountingState();
  const query = useSalePageQuery({ month, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return (
    <ListPage<SaleResponse>
      title={t('title')}
      name="accounting-sales"
      actions={
        <>
          <MonthSelect />
          <MonthClosing />
          <ExportMenu
            name="sales-journal"
            parameters={new URLSearchParams({ month })}
            failureTitle={t('exportFailed')}
          />
        </>
      }
      views={<AccountingViews />}
      toolbar={() => (
        <Flex vertical gap="small">
          <MonthArchive />
          <NotInvoiced />
        </Flex>
      )}
      query={query}
      failed={t('sales.failed')}
      found={query.currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('sales.empty'), children: <p>{t('sales.emptyHint')}</p> }}
      keyOf={({ id }) => id}
      columns={useSaleColumns()}
      offer={{
        nameOf: ({ invoiceNumber }) => invoiceNumber,
        pathOf: may('invoices') ? ({ id }) => adminPath('invoices', { open: id }) : undefined,
      }}
    />
  );
}
