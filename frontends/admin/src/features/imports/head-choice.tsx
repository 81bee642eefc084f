import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Alert, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseImportSheetByAdminMutation } from './imports-api';
import { type UnreadableTable, unreadableOf, useImportWords } from './use-import-words';
import styles from './imports.module.css';

/** Which row names the columns, where titles stand above. */
export function HeadChoice({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const id = useId();
  const { number } = useFormats();
  const words = useImportWords();
  const failure = useRequestFailure();
  const [refused, setRefused] = useState<UnreadableTable>();
  const [choose, { isLoading }] = useChooseImportSheetByAdminMutation();
  const change = async (headRow: number) => {
    setRefused(undefined);
    const { error } = await choose({ id: job.id, chooseImportSheetRequest: { headRow } });
    if (!error) return;
    const unreadable = unreadableOf(error);
    if (unreadable) setRefused(unreadable);
    else failure.show(error, { title: t('columns.sheetFailed') });
  };
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>{t('columns.head')}</label>
        <Select
          id={id}
          value={job.headRow}
          loading={isLoading}
          disabled={isLoading}
          options={job.firstRows.map(({ row, text }) => ({
            value: row,
            label: t('columns.headRow', { row: number(row), text }),
          }))}
          onChange={(row) => void change(row)}
        />
      </div>
      {refused && <Alert type="error" showIcon title={words.unreadable(refused)} />}
    </>
  );
}
