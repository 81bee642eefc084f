import type { BulkJobResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex, Tag } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { Descriptions } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';
import { WorkerAway } from '../../shared/bulk/worker-away';
import { NotLoaded } from '../../shared/not-loaded';
import {
  isEnded,
  useBulkJobQuery,
  useCancelBulkJobByAdminMutation,
  useUndoBulkJobByAdminMutation,
} from '../../shared/bulk/bulk-api';
import { BulkFailures } from './bulk-failures';
import { BulkProgress } from './bulk-progress';
import { STATE_TONES, useChangeWords } from './use-change-words';
import { HistoryButton } from '../../shared/audit/history-button';
import { SideDrawer } from '../../shared/side-drawer';
import { ShortDate } from '../../shared/short-date';

const WIDTH = 640;

export interface BulkJobDrawerProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly onClose: () => void;
  readonly onOpen: (id: number) => void;
}

export function BulkJobDrawer({ id, onClose, onOpen }: BulkJobDrawerProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={id && t('bulk.job', { id })}
      extra={id !== undefined && <HistoryButton subject="bulk-job" subjectId={id} />}
    >
      {id !== undefined && <BulkJobDetails id={id} onOpen={onOpen} />}
    </SideDrawer>
  );
}

function BulkJobDetails({ id, onOpen }: { readonly id: number; readonly onOpen: (id: number) => void }) {
  const { t } = useTranslation('adminCatalog');
  const wordsOf = useChangeWords();
  const query = useBulkJobQuery(id);
  const { currentData: job } = query;
  if (!job) return <NotLoaded query={query} failed={t('bulk.failedOne')} lines={8} />;
  const times = [
    ['startsAt', job.startsAt],
    ['startedAt', job.startedAt],
    ['endedAt', job.endedAt],
    ['endsAt', job.endsAt],
    ['undoableUntil', job.undoableUntil],
  ] as const;
  return (
    <Flex vertical gap="large">
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'change', label: t('bulk.change'), children: wordsOf(job) },
          {
            key: 'state',
            label: t('products.status'),
            children: <Tag color={STATE_TONES[job.state]}>{t(`bulk.states.${job.state}`)}</Tag>,
          },
          { key: 'createdBy', label: t('bulk.createdBy'), children: <bdi>{job.createdBy}</bdi> },
          ...times.flatMap(([name, time]) =>
            time ? [{ key: name, label: t(`bulk.${name}`), children: <ShortDate iso={time} /> }] : [],
          ),
        ]}
      />
      <BulkProgress job={job} />
      <WorkerAway job={job} />
      <JobActions job={job} onOpen={onOpen} />
      {job.failed > 0 && <BulkFailures key={String(isEnded(job))} id={id} />}
    </Flex>
  );
}

function JobActions({
  job,
  onOpen,
}: {
  readonly job: BulkJobResponse;
  readonly onOpen: (id: number) => void;
}) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [cancel, { isLoading: isCancelling }] = useCancelBulkJobByAdminMutation();
  const [undo, { isLoading: isUndoing }] = useUndoBulkJobByAdminMutation();
  const { id, undoes, undoneBy, undoableUntil } = job;
  const stop = async () => {
    const { error } = await cancel({ id });
    if (error) failure.show(error, { title: t('bulk.cancelFailed') });
    else toast({ title: t('bulk.cancelled') });
  };
  const revert = async () => {
    const { data, error } = await undo({ id });
    if (data) onOpen(data.id);
    else failure.show(error, { title: t('bulk.undoFailed') });
  };
  const linked = undoes ?? undoneBy;
  return (
    <Flex wrap gap="small">
      {!isEnded(job) && (
        <Popconfirm
          title={t('bulk.cancelQuestion')}
          okText={t('bulk.cancel')}
          okButtonProps={{ danger: true }}
          cancelText={common('actions.close')}
          onConfirm={stop}
        >
          <Button danger loading={isCancelling}>
            {t('bulk.cancel')}
          </Button>
        </Popconfirm>
      )}
      {undoableUntil !== null && (
        <Popconfirm
          title={t('bulk.undoQuestion')}
          okText={t('bulk.undo')}
          cancelText={common('actions.close')}
          onConfirm={revert}
        >
          <Button loading={isUndoing}>{t('bulk.undo')}</Button>
        </Popconfirm>
      )}
      {linked !== null && (
        <Button onClick={() => onOpen(linked)}>
          {t(undoes === null ? 'bulk.showUndo' : 'bulk.showUndone', { id: linked })}
        </Button>
      )}
    </Flex>
  );
}
