import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Alert, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseImportSheetByAdminMutation } from './imports-api';
import { type UnreadableTable, unreadableOf, useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

interface ChoiceProps {
  readonly job: ImportResponse;
}

/** Which sheet of a workbook is imported. */
export function SheetChoice({ job }: ChoiceProps) {
  const { t } = useTranslation('adminImports');
  const options = job.sheets.map((sheet) => ({ value: sheet, label: sheet }));
  return <TableChoice job={job} name="sheet" label={t('columns.sheet')} options={options} />;
}

/** Which row names the columns, where titles stand above. */
export function HeadChoice({ job }: ChoiceProps) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const options = job.firstRows.map(({ row, text }) => ({
    value: row,
    label: t('columns.headRow', { row: number(row), text }),
  }));
  return <TableChoice job={job} name="headRow" label={t('columns.head')} options={options} />;
}

interface TableChoiceProps extends ChoiceProps {
  readonly name: 'sheet' | 'headRow';
  readonly label: string;
  readonly options: { value: string | number; label: string }[];
}

/** One that is no table leaves the choice as it was, and says why. */
function TableChoice({ job, name, label, options }: TableChoiceProps) {
  const { t } = useTranslation('adminImports');
  const id = useId();
  const words = useImportWords();
  const failure = useRequestFailure();
  const [refused, setRefused] = useState<UnreadableTable>();
  const [choose, { isLoading }] = useChooseImportSheetByAdminMutation();
  const change = async (chosen: string | number) => {
    setRefused(undefined);
    const { error } = await choose({ id: job.id, chooseImportSheetRequest: { [name]: chosen } });
    if (!error) return;
    const unreadable = unreadableOf(error);
    if (unreadable) setRefused(unreadable);
    else failure.show(error, { title: t('columns.sheetFailed') });
  };
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>{label}</label>
        <Select<string | number>
          id={id}
          showSearch={name === 'sheet'}
          value={job[name] ?? undefined}
          loading={isLoading}
          disabled={isLoading}
          options={options}
          onChange={(chosen) => void change(chosen)}
        />
      </div>
      {refused && <Alert type="error" showIcon title={words.unreadable(refused)} />}
    </>
  );
}
