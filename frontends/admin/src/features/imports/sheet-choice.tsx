import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { Alert, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseImportSheetByAdminMutation } from './imports-api';
import { type UnreadableTable, unreadableOf, useImportWords } from './use-import-words';
import styles from './imports.module.css';

/** Which sheet of a workbook is imported. One that is no table leaves the choice as it was, and says why. */
export function SheetChoice({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const id = useId();
  const words = useImportWords();
  const failure = useRequestFailure();
  const [refused, setRefused] = useState<UnreadableTable>();
  const [choose, { isLoading }] = useChooseImportSheetByAdminMutation();
  const change = async (sheet: string) => {
    setRefused(undefined);
    const { error } = await choose({ id: job.id, chooseImportSheetRequest: { sheet } });
    if (!error) return;
    const unreadable = unreadableOf(error);
    if (unreadable) setRefused(unreadable);
    else failure.show(error, { title: t('columns.sheetFailed') });
  };
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>{t('columns.sheet')}</label>
        <Select
          id={id}
          showSearch
          value={job.sheet}
          loading={isLoading}
          disabled={isLoading}
          options={job.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          onChange={(sheet) => sheet !== null && void change(sheet)}
        />
      </div>
      {refused && <Alert type="error" showIcon title={words.unreadable(refused)} />}
    </>
  );
}
