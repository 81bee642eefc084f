import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { lazyPanel } from '../../shared/lazy-panel';
import { FiguresTable } from '../../shared/figures-table';
import { ListPage } from '../../shared/list/list-page';
import type { DataColumn } from '../../shared/list/data-table';
import {
  type AgeingResponse,
  type CustomerAgeingResponse,
  useCountAccountingPunctualQuery,
  useOpenItemPageQuery,
  useSumAccountingOpenItemsQuery,
} from './accounting-api';
import { AccountingViews } from './accounting-views';
import { EndOfMonthSelect } from './month-select';
import type { OpenDocumentsProps } from './open-documents';
import { ReminderSwitch } from './reminder-switch';
import { statementOf } from './statement-of';
import { useAccountingState } from './use-accounting-state';

const OpenDocuments = lazyPanel<OpenDocumentsProps>(
  async () => (await import('./open-documents')).OpenDocuments,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 50;
const AGES = [
  'notDue',
  'upTo30',
  'upTo60',
  'upTo90',
  'over90',
  'open',
] as const satisfies readonly (keyof AgeingResponse)[];

/** Customers with something to pay, by how late it is. */
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
      ...(age === 'open' || age === 'over90' ? { onCard: 'fact', isTitled: true } : {}),
      render: (ageing) =>
        Number(ageing[age]) !== 0 && money({ amount: ageing[age], currency: ageing.currency }),
    })),
    {
      key: 'statement',
      title: t('statement.title'),
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
  if (sums.length === 0) return null;
  return (
    <FiguresTable
      label={t('ageing.sums')}
      columns={[t('columns.currency'), t('ageing.documents'), ...AGES.map((age) => t(`ageing.${age}`))]}
      rows={sums.map((sum) => ({
        key: sum.currency,
        label: sum.currency,
        cells: [
          number(sum.documents),
          ...AGES.map((age) => money({ amount: sum[age], currency: sum.currency })),
        ],
      }))}
    />
  );
}
