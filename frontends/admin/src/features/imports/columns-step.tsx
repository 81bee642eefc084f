import type { ImportFieldResponse, ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { IMPORT_MODES } from '@kp/commerce/import-rules';
import { formatList } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { ColumnTable } from './column-table';
import { type ColumnProblems, givenFieldsOf, problemsOf, useColumnChoice } from './column-choice';
import { useCheckImportByAdminMutation, useListImportFieldsByAdminQuery } from './imports-api';
import { HeadChoice, SheetChoice } from './table-choice';
import { SupplierDefault } from './supplier-default';
import { supplierOf, withSupplier } from './supplier-settings';
import { StopButton } from './lazy-stop-button';
import { useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

interface ColumnsStepProps {
  readonly job: ImportResponse;
  readonly onChecked: () => void;
  /** To the result of the last check, where there is one. */
  readonly onBack?: () => void;
}

export function ColumnsStep(props: ColumnsStepProps) {
  const { t } = useTranslation('adminImports');
  const query = useListImportFieldsByAdminQuery({ kind: props.job.kind });
  const { currentData: fields } = query;
  if (!fields) return <NotLoaded query={query} failed={t('columns.failed')} lines={8} />;
  return <ColumnsForm {...props} fields={fields} />;
}

type ColumnsFormProps = ColumnsStepProps & { readonly fields: readonly ImportFieldResponse[] };

function ColumnsForm({ job, fields, onChecked, onBack }: ColumnsFormProps) {
  const { t } = useTranslation('adminImports');
  const failure = useRequestFailure();
  const id = useId();
  const { choice, choose, forget } = useColumnChoice(job);
  const [check, { isLoading }] = useCheckImportByAdminMutation();
  const [isTried, setTried] = useState(false);
  const [supplier, setSupplier] = useState(supplierOf(job.settings));
  const problems = problemsOf(choice, fields, givenFieldsOf(job));
  const isRefused =
    problems.isEmpty ||
    problems.twice.length > 0 ||
    (choice.mode === 'create' && problems.missing.length > 0);
  const submit = async () => {
    setTried(true);
    if (isRefused) return;
    // The document of the API says "object" for a text or null.
    const mapping = choice.mapping as unknown as object[];
    const { error } = await check({
      id: job.id,
      checkImportRequest: { mapping, mode: choice.mode, settings: withSupplier(job.settings, supplier) },
    });
    if (error) return void failure.show(error, { title: t('columns.checkFailed') });
    forget();
    onChecked();
  };
  return (
    <Flex vertical gap="middle">
      {job.sheets.length > 1 && <SheetChoice job={job} />}
      {job.firstRows.length > 1 && <HeadChoice job={job} />}
      <p>{t('columns.hint')}</p>
      <ColumnTable job={job} fields={fields} choice={choice} problems={problems} onChoose={choose} />
      {job.feedId === null && (
        <div className={styles.choice}>
          <label htmlFor={id}>{t('columns.mode')}</label>
          <Select
            id={id}
            value={choice.mode}
            options={IMPORT_MODES.map((mode) => ({ value: mode, label: t(`columns.modes.${mode}`) }))}
            onChange={(mode) => choose({ mode })}
          />
        </div>
      )}
      {job.kind === 'products' && job.feedId === null && (
        <SupplierDefault value={supplier} onChange={setSupplier} />
      )}
      <Problems problems={problems} isTried={isTried} isBlocking={choice.mode === 'create'} />
      <p>{t('columns.checkHint')}</p>
      <Flex wrap gap="small">
        <Button type="primary" loading={isLoading} onClick={() => void submit()}>
          {t('columns.check')}
        </Button>
        {onBack && <Button onClick={onBack}>{t('columns.back')}</Button>}
        <StopButton job={job} />
      </Flex>
    </Flex>
  );
}

interface ProblemsProps {
  readonly problems: ColumnProblems;
  /** Nothing is an error before the file was to be checked, but what was chosen twice. */
  readonly isTried: boolean;
  /** What is missing stops the check, and is a warning otherwise. */
  readonly isBlocking: boolean;
}

function Problems({ problems: { twice, missing, isEmpty }, isTried, isBlocking }: ProblemsProps) {
  const { t } = useTranslation('adminImports');
  const words = useImportWords();
  const { language } = useFormats();
  const namesOf = (fields: readonly string[]) => formatList(fields.map(words.field), language);
  if (isEmpty) return isTried && <Alert type="error" showIcon title={t('columns.none')} />;
  return (
    <>
      {twice.length > 0 && (
        <Alert type="error" showIcon title={t('columns.twice', { fields: namesOf(twice) })} />
      )}
      {missing.length > 0 && (
        <Alert
          type={isBlocking && isTried ? 'error' : 'warning'}
          showIcon
          title={t(isBlocking ? 'columns.missing' : 'columns.missingForNew', { fields: namesOf(missing) })}
        />
      )}
    </>
  );
}
