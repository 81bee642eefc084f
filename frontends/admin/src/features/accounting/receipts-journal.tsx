import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export-menu';
import { ListPage } from '../../shared/list/list-page';
import { type ReceiptResponse, useReceiptPageQuery, useSumReceiptsJournalQuery } from './accounting-api';
import { AccountingViews } from './accounting-views';
import { MonthClosing } from './month-closing';
import { MonthSelect } from './month-select';
import { useReceiptColumns } from './receipt-columns';
import { ReceiptSums } from './receipt-sums';
import { useAccountingState } from './use-accounting-state';

const PAGE_SIZE = 50;

/** What was paid in a month and what went back. */
export function ReceiptsJournal() {
  const { t } = useTranslation('adminAccounting');
  const { month, page, pathOf } = useAccountingState();
  const offset = (page - 1) * PAGE_SIZE;
  const query = useReceiptPageQuery({ month, limit: PAGE_SIZE, offset });
  const { currentData: sums } = useSumReceiptsJournalQuery({ month });
  const rows = query.currentData?.rows;
  const counted = sums?.reduce((total, { movements }) => total + movements, 0);
  return (
    <ListPage<ReceiptResponse>
      title={t('title')}
      name="accounting-receipts"
      actions={
        <>
          <MonthSelect />
          <MonthClosing />
          <ExportMenu
            name="receipts-journal"
            parameters={new URLSearchParams({ month })}
            failureTitle={t('exportFailed')}
          />
        </>
      }
      views={<AccountingViews />}
      toolbar={() => <ReceiptSums month={month} />}
      query={query}
      failed={t('receipts.failed')}
      found={rows && { rows, total: counted ?? offset + rows.length }}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('receipts.empty'), children: <p>{t('receipts.emptyHint')}</p> }}
      keyOf={({ key }) => key}
      columns={useReceiptColumns()}
    />
  );
}
