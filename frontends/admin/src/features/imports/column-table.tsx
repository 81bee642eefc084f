import type { ImportColumnResponse, ImportFieldResponse, ImportResponse } from '@kp/api-client/office';
import { Flex, Select, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { type ColumnChoice, type ColumnProblems, rememberedFrom } from './column-choice';
import { useImportPageQuery } from './imports-api';
import { useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

/** An import before the last of these counts as guessed. */
const SEARCHED = 1000;
const LEFT_OUT = '';

interface ColumnTableProps {
  readonly job: ImportResponse;
  readonly fields: readonly ImportFieldResponse[];
  readonly choice: ColumnChoice;
  readonly problems: ColumnProblems;
  readonly onChoose: (changes: Partial<ColumnChoice>) => void;
}

interface Column extends ImportColumnResponse {
  readonly index: number;
}

/** The columns of the file, with what their first cells hold, beside the fields that they are read as. */
export function ColumnTable({ job, fields, choice, problems, onChoose }: ColumnTableProps) {
  const { t } = useTranslation('adminImports');
  const words = useImportWords();
  const { mapping, mode } = choice;
  const { currentData } = useImportPageQuery(
    { limit: SEARCHED, offset: 0 },
    { skip: job.state !== 'uploaded' },
  );
  const former = currentData && rememberedFrom(job, currentData.rows);
  const nameOf = ({ name, index }: Column) => name || t('columns.unnamed', { number: index + 1 });
  const options = [
    { value: LEFT_OUT, label: t('columns.leaveOut') },
    ...fields.map(({ name, isRequired }) => ({
      value: name,
      alias: name,
      label:
        isRequired && mode !== 'update'
          ? t('columns.required', { field: words.field(name) })
          : words.field(name),
    })),
  ];
  const choose = (index: number, field: string) =>
    onChoose({ mapping: mapping.map((each, at) => (at === index ? field || null : each)) });
  const columns: DataColumn<Column>[] = [
    {
      key: 'column',
      title: t('columns.column'),
      isRowHeader: true,
      render: (column) => <bdi>{nameOf(column)}</bdi>,
    },
    {
      key: 'values',
      title: t('columns.values'),
      render: ({ samples }) => (
        <ul className={styles.samples}>
          {samples.map((sample, at) => (
            <li key={at}>
              <bdi>{sample}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'field',
      title: t('columns.field'),
      render: (column) => {
        const field = mapping[column.index] ?? null;
        const isGiven = job.state === 'uploaded' && currentData && field !== null && field === column.field;
        return (
          <Flex wrap align="center" gap="small" className={styles.fieldCell}>
            <Select<string>
              aria-label={t('columns.fieldOf', { name: nameOf(column) })}
              className={styles.field}
              value={field ?? LEFT_OUT}
              status={field !== null && problems.twice.includes(field) ? 'error' : undefined}
              options={options}
              onChange={(value) => choose(column.index, value)}
              showSearch
              popupMatchSelectWidth={false}
            />
            {isGiven && <Tag>{t(former ? 'columns.remembered' : 'columns.guessed')}</Tag>}
          </Flex>
        );
      },
    },
  ];
  return (
    <>
      {former && <p>{t('columns.rememberedFrom', { id: former.id, file: former.fileName })}</p>}
      <DataTable
        label={t('columns.title')}
        rows={job.columns.map((column, index) => ({ ...column, index }))}
        keyOf={({ index }) => index}
        columns={columns}
        isPlain
      />
    </>
  );
}
