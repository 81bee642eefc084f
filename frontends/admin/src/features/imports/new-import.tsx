import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import {
  type ImportKind,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_PICTURES_BYTES,
  MAX_WORKBOOK_BYTES,
  MAX_WORKBOOK_ROWS,
} from '@kp/commerce/import-rules';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Select } from '@kp/ui/admin';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { useUnsavedGuard } from '../../shared/use-unsaved-guard';
import { FileField } from '../../shared/files/file-field';
import { useForgetImports } from './imports-api';
import { UploadProgress } from '../../shared/files/upload-progress';
import { unreadableOf, useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

const FILE_NAME = /\.(csv|txt|tsv|xlsx|xml)$/i;
/** They are read whole. */
const WORKBOOK_NAME = /\.(xlsx|xml)$/i;
const TABLE_TYPES =
  '.csv,.tsv,.txt,.xlsx,.xml,text/csv,text/tab-separated-values,text/plain,text/xml,application/xml';
const ZIP_NAME = /\.zip$/i;
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
  const [pictures, setPictures] = useState<File>();
  const [picturesProblem, setPicturesProblem] = useState<string>();
  const { upload, stop, forgetFailure, part, failure } = useUpload(onUploaded);
  const size = number(MAX_IMPORT_BYTES / MEGABYTE);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    forgetFailure();
    if (!chosen) return setProblem(undefined);
    if (!FILE_NAME.test(chosen.name)) return setProblem(t('file.wrongType'));
    const most = WORKBOOK_NAME.test(chosen.name) ? MAX_WORKBOOK_BYTES : MAX_IMPORT_BYTES;
    setProblem(chosen.size > most ? t('file.tooLarge', { size: number(most / MEGABYTE) }) : undefined);
  };
  const workbookHint = t('file.workbookHint', {
    size: number(MAX_WORKBOOK_BYTES / MEGABYTE),
    rows: number(MAX_WORKBOOK_ROWS),
  });
  const picturesSize = number(MAX_IMPORT_PICTURES_BYTES / MEGABYTE);
  const choosePictures = (chosen: File | undefined) => {
    setPictures(chosen);
    if (!chosen) return setPicturesProblem(undefined);
    if (!ZIP_NAME.test(chosen.name)) return setPicturesProblem(t('file.picturesWrongType'));
    const isTooLarge = chosen.size > MAX_IMPORT_PICTURES_BYTES;
    setPicturesProblem(isTooLarge ? t('file.tooLarge', { size: picturesSize }) : undefined);
  };
  const hasPictures = kind === 'products';
  const submit = (sheet?: string) => {
    if (!file) return setProblem(t('file.required'));
    if (problem || (hasPictures && picturesProblem)) return;
    void upload({ kind, file, sheet, pictures: hasPictures ? pictures : undefined });
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
        label={t('file.choose')}
        accept={TABLE_TYPES}
        file={file}
        hint={`${t('file.hint', { size })} ${workbookHint}`}
        problem={problem}
        isDisabled={isUploading}
        onChoose={choose}
      />
      {hasPictures && (
        <FileField
          label={t('file.pictures')}
          accept=".zip,application/zip"
          file={pictures}
          hint={t('file.picturesHint', { size: picturesSize })}
          problem={picturesProblem}
          isDisabled={isUploading}
          onChoose={choosePictures}
        />
      )}
      {failure && <Alert type="error" showIcon title={failure.title} description={failure.text} />}
      {failure && failure.sheets.length > 0 && <OtherSheets sheets={failure.sheets} onChoose={submit} />}
      {isUploading ? (
        <UploadProgress part={part} onStop={stop} />
      ) : (
        <div>
          <Button type="primary" onClick={() => submit()}>
            {t('file.upload')}
          </Button>
        </div>
      )}
    </Flex>
  );
}

interface OtherSheetsProps {
  readonly sheets: readonly string[];
  readonly onChoose: (sheet: string) => void;
}

/** Sends the workbook again, to be read from another sheet. */
function OtherSheets({ sheets, onChoose }: OtherSheetsProps) {
  const { t } = useTranslation('adminImports');
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('columns.sheet')}</label>
      <Select
        id={id}
        showSearch
        options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        onChange={(sheet: string) => onChoose(sheet)}
      />
    </div>
  );
}

interface Upload {
  readonly kind: ImportKind;
  readonly file: File;
  /** Of a workbook; otherwise its first with a table. */
  readonly sheet: string | undefined;
  readonly pictures: File | undefined;
}

interface UploadFailure {
  readonly title: string;
  readonly text: string;
  /** Others of the workbook whose sheet could not be read. */
  readonly sheets: readonly string[];
}

type UploadOptions = Parameters<typeof uploadFile>[2];

/** One upload at a time; leaving the screen ends it. */
function useUpload(onUploaded: (id: number) => void) {
  const { t } = useTranslation('adminImports');
  const { unreadable } = useImportWords();
  const { textOf } = useRequestFailure();
  const forgetImports = useForgetImports();
  const aborting = useRef<AbortController>(null);
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  const uploaded = useRef<{ file: File; kind: ImportKind; id: number }>(null);
  useEffect(() => () => aborting.current?.abort(), []);
  useUnsavedGuard(part !== undefined, t('file.leave'));
  const uploadTable = async ({ kind, file, sheet }: Upload, options: UploadOptions) => {
    const former = uploaded.current;
    if (former?.file === file && former.kind === kind) return former.id;
    const query = new URLSearchParams({ kind, fileName: file.name.slice(-MAX_NAME_LENGTH) });
    if (sheet !== undefined) query.set('sheet', sheet);
    const { id } = (await uploadFile(`/admin/api/imports?${query}`, file, options)) as ImportResponse;
    uploaded.current = { file, kind, id };
    forgetImports();
    return id;
  };
  /** After a bad ZIP file the table is not sent again. */
  const upload = async (given: Upload) => {
    const { file, pictures } = given;
    const { signal } = (aborting.current = new AbortController());
    const whole = file.size + (pictures?.size ?? 0);
    setFailure(undefined);
    setPart(0);
    let title = t('file.failed');
    try {
      const id = await uploadTable(given, {
        signal,
        onProgress: (sent) => setPart((sent * file.size) / whole),
      });
      if (pictures) {
        title = t('file.picturesFailed');
        const onProgress = (sent: number) => setPart((file.size + sent * pictures.size) / whole);
        await uploadFile(`/admin/api/imports/${id}/pictures`, pictures, { onProgress, signal });
      }
      onUploaded(id);
    } catch (error) {
      const refused = unreadableOf(error);
      const text = refused ? unreadable(refused) : textOf(error);
      const sheets = refused?.sheets?.filter((sheet) => sheet !== refused.sheet) ?? [];
      setFailure({ title, text, sheets });
    } finally {
      setPart(undefined);
    }
  };
  const stop = () => {
    aborting.current?.abort();
    setPart(undefined);
  };
  const forgetFailure = () => setFailure(undefined);
  return { upload, stop, forgetFailure, part, failure };
}
