import { useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { MAX_UPLOAD_BYTES } from '@kp/commerce';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from './file-field';
import { UploadProgress } from './upload-progress';

interface PictureUploadProps {
  readonly label: string;
  /** Where files go as soon as they are chosen. */
  readonly url: string;
  /** @param stored the answer of the server */
  readonly onStored: (stored: unknown, file: File) => void;
}

/** Takes a picture, chosen or dropped, and sends it at once: how far it is can be seen, and it can be stopped. */
export function PictureUpload({ label, url, onStored }: PictureUploadProps) {
  const { t } = useTranslation('adminCatalog');
  const { textOf } = useRequestFailure();
  const [problem, setProblem] = useState<string>();
  /** How much is sent; undefined while nothing is. */
  const [part, setPart] = useState<number>();
  const aborting = useRef<AbortController>(null);
  useEffect(() => () => aborting.current?.abort(), []);
  const upload = async (file: File) => {
    const { signal } = (aborting.current = new AbortController());
    setPart(0);
    try {
      onStored(await uploadFile(url, file, { signal, onProgress: setPart }), file);
    } catch (error) {
      if (!signal.aborted) setProblem(textOf(error));
    }
    setPart(undefined);
  };
  const choose = (file: File | undefined) => {
    const isTooLarge = file && file.size > MAX_UPLOAD_BYTES;
    setProblem(isTooLarge ? t('content.file.tooLarge') : undefined);
    if (file && !isTooLarge) void upload(file);
  };
  const stop = () => {
    aborting.current?.abort();
    setPart(undefined);
  };
  return (
    <>
      <FileField
        label={label}
        accept="image/jpeg,image/png,image/webp,image/avif"
        file={undefined}
        hint={t('content.pictures.hint')}
        problem={problem}
        isDisabled={part !== undefined}
        onChoose={choose}
      />
      {part !== undefined && <UploadProgress part={part} onStop={stop} />}
    </>
  );
}
