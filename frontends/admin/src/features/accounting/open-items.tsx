import { useFormats } from '@kp/ui';
import { Flex, useMediaQuery } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { lazyPanel } from '../../shared/lazy-panel';
import { FiguresTable } from '../../shared/figures-table';
import { ListPage } from '../../shared/list/list-page';
import type { DataColumn } from '../../shared/list/data-table';
import {
  type AgeingResponse,
  type CustomerAgeingResponse,
  statementOf,
  useCountAccountingPunctualQuery,
  useOpenItemPageQuery,
  useSumAccountingOpenItemsQuery,
} from './accounting-api';
import { AccountingViews } from './accounting-views';
import { EndOfMonthSelect } from './month-select';
import type { OpenDocumentsProps } from './open-documents';
import { ReminderSwitch } from './reminder-switch';
import { useAccountingState } from './use-accounting-state';

const OpenDocuments = lazyPanel<OpenDocumentsProps>(
  async () => (await import('./open-documents')).OpenDocuments,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 50;
const NARROW_SCREEN = '(max-width: 47.99rem)';
const AGES = [
  'notDue',
  'upTo30',
  'upTo60',
  'upTo90',
  'over90',
  'open',
  'creditAmount',
] as const satisfies readonly (keyof AgeingResponse)[];

const CARD_FACTS: readonly (keyof AgeingResponse)[] = ['open', 'over90', 'creditAmount'];

/** Customers with something to pay, by how late it is, and with a credit. */
export function OpenItems() {
  const { t } = useTranslation('adminAccounting');
  const { number, money } = useFormats();
  const { page, open, pastMonth: month, pathOf, close } = useAccountingState();
  const query = useOpenItemPageQuery({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, month });
  const columns: DataColumn<CustomerAgeingResponse>[] = [
    {
      key: 'name',
      title: t('columns.customer'),
      isRowHeader: true,
      render: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'documents',
      title: t('ageing.documents'),
      align: 'end',
      render: ({ documents }) => number(documents),
    },
    ...AGES.map((age): DataColumn<CustomerAgeingResponse> => ({
      key: age,
      title: t(`ageing.${age}`),
      align: 'end',
      ...(CARD_FACTS.includes(age) ? { onCard: 'fact', isTitled: true } : {}),
      render: (ageing) =>
        Number(ageing[age]) !== 0 && money({ amount: ageing[age], currency: ageing.currency }),
    })),
    {
      key: 'statement',
      title: t('statement.title'),
      onCard: 'state',
      isAlwaysShown: true,
      render: (row) => (
        <DownloadButton
          label={t('statement.download')}
          file={statementOf(row.documentId, t('statement.failed'), month)}
        />
      ),
    },
  ];
  return (
    <ListPage<CustomerAgeingResponse>
      title={t('title')}
      name="accounting-open"
      actions={<EndOfMonthSelect />}
      views={<AccountingViews />}
      toolbar={() => (
        <Flex vertical gap="small">
          {!month && <ReminderSwitch />}
          {!month && <Punctuality />}
          <Sums month={month} />
        </Flex>
      )}
      query={query}
      failed={t('ageing.failed')}
      found={query.currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('ageing.empty'), children: <p>{t('ageing.emptyHint')}</p> }}
      keyOf={(row) => `${row.documentId} ${row.currency}`}
      columns={columns}
      offer={{ nameOf: ({ name }) => name, pathOf: ({ documentId }) => pathOf({ open: documentId }) }}
    >
      <OpenDocuments id={open} month={month} onClose={close} />
    </ListPage>
  );
}

function Punctuality() {
  const { t } = useTranslation('adminAccounting');
  const { number } = useFormats();
  const { data } = useCountAccountingPunctualQuery();
  if (!data || data.onTime + data.late + data.open === 0) return null;
  const { onTime, late, open } = data;
  return <p>{t('ageing.punctuality', { onTime: number(onTime), late: number(late), open: number(open) })}</p>;
}

function Sums({ month }: { readonly month: string | undefined }) {
  const { t } = useTranslation('adminAccounting');
  const { number, money } = useFormats();
  const { currentData: sums = [] } = useSumAccountingOpenItemsQuery({ month });
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  if (sums.length === 0) return null;
  const heads = [t('ageing.documents'), ...AGES.map((age) => t(`ageing.${age}`))];
  const rows = sums.map((sum) => ({
    key: sum.currency,
    label: sum.currency,
    cells: [number(sum.documents), ...AGES.map((age) => money({ amount: sum[age], currency: sum.currency }))],
  }));
  // On a phone a currency is a column, because nine columns do not fit.
  return isNarrow ? (
    <FiguresTable
      label={t('ageing.sums')}
      columns={[t('columns.currency'), ...rows.map(({ label }) => label)]}
      rows={heads.map((head, index) => ({
        key: head,
        label: head,
        cells: rows.map(({ cells }) => cells[index]),
      }))}
    />
  ) : (
    <FiguresTable label={t('ageing.sums')} columns={[t('columns.currency'), ...heads]} rows={rows} />
  );
}
