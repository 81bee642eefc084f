import type { ImportResponse, ImportRowResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { Button, Flex, Select } from '@kp/ui/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { DownloadButton } from '../../shared/download-button';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { Change } from '../../shared/imports/change';
import { type ListedOutcome, useImportRowsInfiniteQuery } from './imports-api';
import { useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

const OUTCOMES = ['held', 'failed', 'updated', 'created', 'unknown'] as const satisfies ListedOutcome[];
/** As many as the API has. */
const MAX_LISTED = { failed: 100_000, updated: 1000, created: 1000, held: 1000, unknown: 1000 } as const;

interface ImportRowsProps {
  readonly job: ImportResponse;
  /** From the address; the first outcome that has rows unless it is one. */
  readonly outcome: string | undefined;
  readonly onOutcome: (outcome: ListedOutcome) => void;
}

/** What is wrong with rows, or what they change. Unchanged ones are only counted. */
export function ImportRows({ job, outcome: given, onOutcome }: ImportRowsProps) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const id = useId();
  const listed = OUTCOMES.filter((each) => job[each] > 0);
  const outcome = listed.find((each) => each === given) ?? listed[0];
  if (!outcome) return null;
  return (
    <Flex vertical gap="small" component="section" aria-label={t('rows.title')}>
      <Flex wrap align="end" justify="space-between" gap="small">
        <div className={styles.choice}>
          <label htmlFor={id}>{t('rows.show')}</label>
          <Select
            id={id}
            value={outcome}
            options={listed.map((each) => ({
              value: each,
              label: t('rows.outcome', { outcome: t(`outcomes.${each}`), number: number(job[each]) }),
            }))}
            onChange={onOutcome}
          />
        </div>
        {mayHaveProblems(job) && (
          <DownloadButton
            label={t('rows.download')}
            file={{
              url: `/admin/api/imports/${job.id}/failures.csv`,
              name: `import-${job.id}-problems.csv`,
              failureTitle: t('rows.downloadFailed'),
            }}
          />
        )}
      </Flex>
      <Rows job={job} outcome={outcome} />
      {job[outcome] > MAX_LISTED[outcome] && (
        <p>{t('rows.limited', { number: number(MAX_LISTED[outcome]) })}</p>
      )}
    </Flex>
  );
}

/** Rows that are imported without a picture have problems, too. */
const mayHaveProblems = ({ failed, columns }: ImportResponse) =>
  failed > 0 || columns.some(({ field }) => field === 'pictures');

interface RowsProps {
  readonly job: ImportResponse;
  readonly outcome: ListedOutcome;
}

function Rows({ job, outcome }: RowsProps) {
  const { t } = useTranslation('adminImports');
  const columns = useColumns(job, outcome);
  const query = useImportRowsInfiniteQuery({ id: job.id, outcome });
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!currentData) return <NotLoaded query={query} failed={t('rows.failed')} lines={6} />;
  return (
    <>
      <DataTable
        label={t(`outcomes.${outcome}`)}
        rows={currentData.pages.flat()}
        keyOf={({ row }) => row}
        columns={columns}
        isPlain
      />
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('rows.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The sheet is named beside the row where the workbook has several. */
function useColumns(
  { sheet, sheets }: ImportResponse,
  outcome: ListedOutcome,
): DataColumn<ImportRowResponse>[] {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const words = useImportWords();
  const isProblem = outcome === 'failed' || outcome === 'unknown';
  return [
    {
      key: 'row',
      title: t('rows.row'),
      isRowHeader: true,
      render: ({ row }) =>
        sheet !== null && sheets.length > 1
          ? t('rows.numberInSheet', { sheet, number: number(row) })
          : t('rows.number', { number: number(row) }),
    },
    { key: 'label', title: t('rows.label'), render: ({ label }) => <bdi>{label}</bdi> },
    {
      key: 'what',
      title: t(isProblem ? 'rows.problems' : 'rows.changes'),
      render: ({ problems, changes }) => (
        <ul className={styles.changes}>
          {problems.map((problem, at) => (
            <li key={at} className={isProblem ? undefined : styles.error}>
              {problem.field && <b>{words.field(problem.field)}</b>} {words.problem(problem)}
            </li>
          ))}
          {changes.map((change) => (
            <li key={change.field}>
              <b>{words.field(change.field)}</b> <Change change={change} isNew={outcome === 'created'} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
