import type { ImportResponse } from '@kp/api-client/office';
import { isImportAtRest } from '@kp/commerce/import-rules';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, LinkButton } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { NotLoaded } from '../../shared/not-loaded';
import { Causes } from './causes';
import { ColumnsStep } from './columns-step';
import { ImportCounts } from './import-counts';
import { ImportedProducts } from './imported-products';
import { ImportProgress } from './import-progress';
import { ImportRows } from './import-rows';
import { ImportSteps } from './import-steps';
import { useImport } from './imports-api';
import { StartImport } from './start-import';
import { StopButton } from './lazy-stop-button';
import { useImportSettings } from './use-import-settings';
import { useImportWords } from '../../shared/imports/use-import-words';
import { ShortDate } from '../../shared/short-date';

interface ImportDetailsProps {
  readonly id: number;
  readonly rows: Pick<Parameters<typeof ImportRows>[0], 'outcome' | 'onOutcome'>;
}

/** What is known of an import, and its next step. */
export function ImportDetails({ id, rows }: ImportDetailsProps) {
  const { t } = useTranslation('adminImports');
  const query = useImport(id);
  const { currentData: job } = query;
  const [isChoosing, setChoosing] = useState(false);
  if (!job) return <NotLoaded query={query} failed={t('failedOne')} lines={8} />;
  const { state } = job;
  const isAtColumns = state === 'uploaded' || (state === 'checked' && isChoosing);
  const title = t(isAtColumns ? 'columns.title' : `titles.${state as 'done'}`);
  return (
    <Flex vertical gap="middle">
      <Facts job={job} />
      {job.feedId !== null && (
        <div>
          <LinkButton to={adminPath('feeds', { open: job.feedId })}>{t('feeds.back')}</LinkButton>
        </div>
      )}
      <ImportSteps step={isAtColumns ? 'columns' : stepOf(state)} title={title}>
        {isAtColumns && (
          <ColumnsStep
            job={job}
            onChecked={() => setChoosing(false)}
            onBack={state === 'checked' ? () => setChoosing(false) : undefined}
          />
        )}
        {!isImportAtRest(state) && <ImportProgress job={job} />}
        {isImportAtRest(state) && !isAtColumns && (
          <>
            <Result job={job} onChoose={() => setChoosing(true)} />
            <ImportRows job={job} {...rows} />
          </>
        )}
      </ImportSteps>
    </Flex>
  );
}

const stepOf = (state: ImportResponse['state']) =>
  state === 'checking' || state === 'checked' ? 'check' : 'import';

function Facts({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const { fileName, kind, encoding, sheet, createdBy, createdAt, endedAt } = job;
  const facts = [
    ['file', <bdi key="file">{fileName}</bdi>],
    ['kind', t(`kinds.${kind}.name`)],
    ['encoding', <bdi key="encoding">{encoding}</bdi>],
    ['sheet', sheet && <bdi key="sheet">{sheet}</bdi>],
    ['createdBy', <bdi key="createdBy">{createdBy}</bdi>],
    ['createdAt', <ShortDate key="createdAt" iso={createdAt} />],
    ['endedAt', endedAt && <ShortDate key="endedAt" iso={endedAt} />],
  ] as const;
  return (
    <Descriptions
      column={{ xs: 1, md: 2 }}
      size="small"
      items={facts.flatMap(([name, children]) =>
        children ? [{ key: name, label: t(`list.${name}`), children }] : [],
      )}
    />
  );
}

/** Of a check or an import. */
function Result({ job, onChoose }: { readonly job: ImportResponse; readonly onChoose: () => void }) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const words = useImportWords();
  const { state, rows, total, problem, problemRow, sheet } = job;
  return (
    <>
      {problem && (
        <Alert type="error" showIcon title={words.unreadable({ problem, row: problemRow, sheet })} />
      )}
      {state === 'cancelled' && total !== null && (
        <p>{t('progress.doneOf', { done: number(rows), total: number(total) })}</p>
      )}
      <ImportCounts job={job} />
      <ImportedProducts job={job} />
      {state === 'checked' && <Checked key={job.startedAt ?? ''} job={job} onChoose={onChoose} />}
    </>
  );
}

/** What has been decided since is checked before it can be imported. */
function Checked({ job, onChoose }: { readonly job: ImportResponse; readonly onChoose: () => void }) {
  const { t } = useTranslation('adminImports');
  const choice = useImportSettings(job);
  return (
    <>
      <Causes job={job} choice={choice} />
      {choice.settings === job.settings && (
        <>
          <p>{t('start.hint')}</p>
          <StartImport job={job} />
        </>
      )}
      <Flex wrap gap="small">
        <Button onClick={onChoose}>{t('columns.change')}</Button>
        <StopButton job={job} />
      </Flex>
    </>
  );
}
