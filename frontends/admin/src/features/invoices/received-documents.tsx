import type { AuthorityMessageResponse } from '@kp/api-client/admin';
import { Button, Flex, NothingFound, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { DataTable } from '../../shared/list/data-table';
import { NotLoaded } from '../../shared/not-loaded';
import { SideDrawer } from '../../shared/side-drawer';
import { useAuthorityMessagePageQuery } from './invoices-api';
import { ShortDate } from '../../shared/short-date';

const PAGE_SIZE = 50;
const WIDTH = 860;

export interface ReceivedDocumentsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What others sent to the shop by the tax office, and the messages of its buyers. */
export function ReceivedDocuments({ open, onClose }: ReceivedDocumentsProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useAuthorityMessagePageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { skip: !open },
  );
  const { currentData: found } = query;
  return (
    <SideDrawer open={open} onClose={onClose} size={WIDTH} title={t('invoices.received.title')}>
      <Flex vertical gap="middle">
        <p>{t('invoices.received.hint')}</p>
        {!found && <NotLoaded query={query} failed={t('invoices.received.failed')} lines={8} />}
        {found?.total === 0 && <NothingFound title={t('invoices.received.empty')} />}
        {found && found.total > 0 && (
          <DataTable<AuthorityMessageResponse>
            label={t('invoices.received.title')}
            isPlain
            rows={found.rows}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'when',
                title: t('invoices.received.when'),
                isRowHeader: true,
                render: ({ createdAt }) => <ShortDate iso={createdAt} />,
              },
              {
                key: 'kind',
                title: t('invoices.received.what'),
                render: ({ kind, details }) => (
                  <Flex vertical>
                    {t(`invoices.received.kinds.${kind}`)}
                    <Typography.Text type="secondary">
                      <bdi dir="auto">{details}</bdi>
                    </Typography.Text>
                  </Flex>
                ),
              },
              {
                key: 'sender',
                title: t('invoices.received.sender'),
                render: ({ sender }) => sender && <bdi dir="ltr">{sender}</bdi>,
              },
              {
                key: 'file',
                title: t('invoices.received.download'),
                render: ({ id }) => (
                  <DownloadButton
                    label={t('invoices.received.download')}
                    file={{
                      url: `/admin/api/authority-messages/${id}/file`,
                      name: `${id}.zip`,
                      failureTitle: t('drawer.documents.failed'),
                    }}
                  />
                ),
              },
            ]}
          />
        )}
        {found && found.total > PAGE_SIZE && (
          <Flex gap="small">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {common('actions.previous')}
            </Button>
            <Button disabled={page * PAGE_SIZE >= found.total} onClick={() => setPage(page + 1)}>
              {common('actions.next')}
            </Button>
          </Flex>
        )}
      </Flex>
    </SideDrawer>
  );
}
