import { useRequestFailure } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Button, Flex, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { useGetAccountingArchiveQuery, useRequestAccountingArchiveMutation } from './accounting-api';
import { useAccountingState } from './use-accounting-state';

const POLL_MS = 2000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** One ZIP of the month with all its documents and journals, which a worker makes. */
export function MonthArchive() {
  const { t } = useTranslation('adminAccounting');
  const { number, date } = useFormats();
  const failure = useRequestFailure();
  const { month } = useAccountingState();
  const { currentData } = useGetAccountingArchiveQuery({ month });
  const archive = currentData?.archive;
  const isBeingMade = archive !== null && archive !== undefined && archive.state !== 'done';
  // Beside the first question, so that a month without a running archive is asked about once.
  useGetAccountingArchiveQuery({ month }, { skip: !isBeingMade, pollingInterval: POLL_MS });
  const [request, { isLoading }] = useRequestAccountingArchiveMutation();
  const make = async () => {
    try {
      await request({ month }).unwrap();
    } catch (error) {
      failure.show(error, { title: t('archive.failed') });
    }
  };
  if (!currentData) return null;
  return (
    <Flex wrap align="center" gap="small">
      {archive?.state === 'done' && (
        <>
          <DownloadButton
            label={t('archive.download', { size: number((archive.bytes ?? 0) / BYTES_PER_MEGABYTE, 1) })}
            file={{
              url: `/admin/api/accounting-months/${month}/archive.zip`,
              name: `accounting-${month}.zip`,
              failureTitle: t('archive.failed'),
            }}
          />
          <Typography.Text type="secondary">
            {t('archive.made', { date: date(archive.createdAt), number: number(archive.documents) })}
          </Typography.Text>
        </>
      )}
      <Button loading={isLoading || isBeingMade} onClick={() => void make()}>
        {t(archive?.state === 'done' ? 'archive.again' : 'archive.make')}
      </Button>
      {isBeingMade && (
        <span role="status">
          {t('archive.progress', { done: number(archive.done), number: number(archive.documents) })}
        </span>
      )}
    </Flex>
  );
}
