import { isApiError, useAppDispatch, useRequestFailure, useToast } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../shared/files/file-field';
import { UploadProgress } from '../../shared/files/upload-progress';
import { entriesChanged } from './bank-api';
import { type CsvHead, MappingDialog } from './mapping-dialog';

interface Imported {
  readonly lines: number;
  readonly duplicates: number;
}

function headOf(error: unknown): CsvHead | null {
  const isAsked = isApiError(error) && error.problem?.code === 'BANK.MAPPING_NEEDED';
  return isAsked ? (error.problem?.details as CsvHead) : null;
}

/** A file of the bank; one whose columns are not known asks for them. */
export function ImportStatement() {
  const { t } = useTranslation('adminOrders');
  const { number } = useFormats();
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const { textOf } = useRequestFailure();
  /** How much is sent, from 0 to 1; undefined while nothing is. */
  const [part, setPart] = useState<number>();
  const aborting = useRef<AbortController>(null);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<{ readonly file: File; readonly head: CsvHead } | null>(null);

  const upload = async (file: File, mapping?: string) => {
    const { signal } = (aborting.current = new AbortController());
    setPart(0);
    setProblem(undefined);
    try {
      const query = new URLSearchParams({ fileName: file.name.slice(-200), ...(mapping && { mapping }) });
      const { lines: count, duplicates } = (await uploadFile(`/admin/api/bank-statements?${query}`, file, {
        onProgress: setPart,
        signal,
      })) as Imported;
      dispatch(entriesChanged());
      const title = t('bank.imported', { count, number: number(count) });
      toast({
        title: duplicates > 0 ? `${title} ${t('bank.duplicates', { number: number(duplicates) })}` : title,
      });
      setAsked(null);
    } catch (error) {
      if (signal.aborted) return;
      const head = headOf(error);
      if (head) setAsked({ file, head });
      else setProblem(textOf(error));
    } finally {
      setPart(undefined);
    }
  };
  const stop = () => {
    aborting.current?.abort();
    setPart(undefined);
  };
  return (
    <Flex vertical gap="small">
      <FileField
        label={t('bank.file')}
        accept=".xml,.sta,.mt940,.940,.txt,.csv"
        file={undefined}
        hint={t('bank.fileHint')}
        problem={problem}
        isDisabled={part !== undefined}
        onChoose={(file) => file && void upload(file)}
      />
      {part !== undefined && <UploadProgress part={part} onStop={stop} />}
      {asked && (
        <MappingDialog
          head={asked.head}
          isBusy={part !== undefined}
          onChoose={(mapping) => void upload(asked.file, mapping)}
          onClose={() => setAsked(null)}
        />
      )}
    </Flex>
  );
}
