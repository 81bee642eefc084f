import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex, NothingFound, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { DownloadButton } from '../../shared/download-button';
import { DataTable } from '../../shared/list/data-table';
import { NotLoaded } from '../../shared/not-loaded';
import { SideDrawer } from '../../shared/side-drawer';
import { useRights } from '../../shared/use-rights';
import {
  type OpenDocumentResponse,
  statementOf,
  useListAccountingOpenDocumentsQuery,
} from './accounting-api';
import { CustomerReminderSwitch } from './reminder-switch';

const WIDTH = 720;

/** Of an invoice that is open again, it has a row of its own. */
const isCredit = ({ open }: OpenDocumentResponse) => Number(open) < 0;

export interface OpenDocumentsProps {
  /** A document of the customer. */
  readonly id: number | undefined;
  /** At whose end; of today without it. */
  readonly month: string | undefined;
  readonly onClose: () => void;
}

/** What one customer owes, document by document. */
export function OpenDocuments({ id, month, onClose }: OpenDocumentsProps) {
  const { t } = useTranslation('adminAccounting');
  const { money, number } = useFormats();
  const { may } = useRights();
  const query = useListAccountingOpenDocumentsQuery({ id: id ?? 0, month }, { skip: id === undefined });
  const { currentData: rows } = query;
  return (
    <SideDrawer open={id !== undefined} onClose={onClose} size={WIDTH} title={t('ageing.title')}>
      {!rows && <NotLoaded query={query} failed={t('ageing.failed')} lines={6} />}
      {rows?.length === 0 && <NothingFound title={t('ageing.empty')} />}
      {rows && rows.length > 0 && id !== undefined && (
        <Flex vertical gap="middle">
          <div>
            <DownloadButton
              label={t('statement.download')}
              file={statementOf(id, t('statement.failed'), month)}
            />
          </div>
          <CustomerReminderSwitch id={id} />
          <DataTable<OpenDocumentResponse>
            label={t('ageing.title')}
            isPlain
            rows={rows}
            keyOf={(row) => `${row.invoiceNumber} ${isCredit(row)}`}
            columns={[
              {
                key: 'number',
                title: t('columns.number'),
                isRowHeader: true,
                render: ({ invoiceNumber }) =>
                  may('invoices') ? (
                    <Link to={adminPath('invoices', { search: invoiceNumber })}>
                      <bdi dir="ltr">{invoiceNumber}</bdi>
                    </Link>
                  ) : (
                    <bdi dir="ltr">{invoiceNumber}</bdi>
                  ),
              },
              {
                key: 'due',
                title: t('statement.due'),
                render: ({ dueDate }) => <bdi dir="ltr">{formatInvoiceDate(dueDate)}</bdi>,
              },
              {
                key: 'late',
                title: t('statement.daysLate'),
                align: 'end',
                render: ({ daysLate }) => daysLate > 0 && number(daysLate),
              },
              {
                key: 'reminded',
                title: t('reminders.remindedOn'),
                render: ({ remindedAt }) =>
                  remindedAt && <bdi dir="ltr">{formatInvoiceDate(remindedAt)}</bdi>,
              },
              {
                key: 'total',
                title: t('columns.total'),
                align: 'end',
                render: ({ total, currency }) => money({ amount: total, currency }),
              },
              {
                key: 'open',
                title: t('statement.open'),
                align: 'end',
                onCard: 'fact',
                render: (row) => (
                  <>
                    {isCredit(row) && <Tag>{t('ageing.creditAmount')}</Tag>}{' '}
                    {money({ amount: row.open, currency: row.currency })}
                  </>
                ),
              },
            ]}
          />
        </Flex>
      )}
    </SideDrawer>
  );
}
