import type { ImportResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { type ImportKind, MAX_IMPORT_BYTES } from '@kp/commerce/import-rules';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Select } from '@kp/ui/admin';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { useUnsavedGuard } from '../../shared/use-unsaved-guard';
import { FileField } from './file-field';
import { useForgetImports } from './imports-api';
import { UploadProgress } from './upload-progress';
import { useImportWords } from './use-import-words';
import styles from './imports.module.css';

const FILE_NAME = /\.(csv|txt|tsv)$/i;
/** The API takes no longer ones; the end tells what the file is. */
const MAX_NAME_LENGTH = 200;
const MEGABYTE = 1024 * 1024;

interface NewImportProps {
  /** Those that the role includes. */
  readonly kinds: readonly ImportKind[];
  readonly kind: ImportKind;
  readonly onKind: (kind: ImportKind) => void;
  readonly onUploaded: (id: number) => void;
}

export function NewImport({ kinds, kind, onKind, onUploaded }: NewImportProps) {
  const { t } = useTranslation('adminImports');
  const id = useId();
  const { number } = useFormats();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { upload, stop, part, failure } = useUpload(onUploaded);
  const size = number(MAX_IMPORT_BYTES / MEGABYTE);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (!chosen) return setProblem(undefined);
    if (!FILE_NAME.test(chosen.name)) return setProblem(t('file.wrongType'));
    setProblem(chosen.size > MAX_IMPORT_BYTES ? t('file.tooLarge', { size }) : undefined);
  };
  const submit = () => {
    if (!file) return setProblem(t('file.required'));
    if (!problem) void upload(kind, file);
  };
  const isUploading = part !== undefined;
  return (
    <Flex vertical gap="middle">
      <div className={styles.choice}>
        <label htmlFor={id}>{t('file.kind')}</label>
        <Select
          id={id}
          value={kind}
          disabled={isUploading}
          options={kinds.map((each) => ({ value: each, label: t(`kinds.${each}.name`) }))}
          onChange={onKind}
          virtual={false}
        />
      </div>
      <div>
        <DownloadButton
          label={t('file.sample')}
          file={{
            url: `/admin/api/import-sample.csv?kind=${kind}`,
            name: `${kind}-sample.csv`,
            failureTitle: t('file.sampleFailed'),
          }}
        />
      </div>
      <FileField
        file={file}
        hint={t('file.hint', { size })}
        problem={problem}
        isDisabled={isUploading}
        onChoose={choose}
      />
      {failure && <Alert type="error" showIcon title={t('file.failed')} description={failure} />}
      {isUploading ? (
        <UploadProgress part={part} onStop={stop} />
      ) : (
        <div>
          <Button type="primary" onClick={submit}>
            {t('file.upload')}
          </Button>
        </div>
      )}
    </Flex>
  );
}

/** One upload at a time; leaving the screen ends it. */
function useUpload(onUploaded: (id: number) => void) {
  const { t } = useTranslation('adminImports');
  const { unreadable } = useImportWords();
  const { textOf } = useRequestFailure();
  const forgetImports = useForgetImports();
  const aborting = useRef<AbortController>(null);
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => aborting.current?.abort(), []);
  useUnsavedGuard(part !== undefined, t('file.leave'));
  const upload = async (kind: ImportKind, file: File) => {
    const { signal } = (aborting.current = new AbortController());
    const query = new URLSearchParams({ kind, fileName: file.name.slice(-MAX_NAME_LENGTH) });
    setFailure(undefined);
    setPart(0);
    try {
      const job = await uploadFile(`/admin/api/imports?${query}`, file, { onProgress: setPart, signal });
      forgetImports();
      onUploaded((job as ImportResponse).id);
    } catch (error) {
      const details = isApiError(error) ? error.problem?.details : undefined;
      setFailure(isUnreadable(details) ? unreadable(details.problem, details.row) : textOf(error));
    } finally {
      setPart(undefined);
    }
  };
  const stop = () => {
    aborting.current?.abort();
    setPart(undefined);
  };
  return { upload, stop, part, failure };
}

/** What 422 IMPORT.FILE_UNREADABLE tells. */
const isUnreadable = (details: unknown): details is { problem: string; row: number | null } =>
  typeof details === 'object' && details !== null && 'problem' in details && 'row' in details;
