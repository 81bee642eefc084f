import { useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { imageUrlRule, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { Flex, Input } from '@kp/ui/admin';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../shared/files/file-field';
import { UploadProgress } from '../../shared/files/upload-progress';
import styles from './categories.module.css';

interface CategoryPictureProps {
  /** These come from the form, of which this is a field. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (url: string) => void;
}

/** A picture, chosen or dropped, or the address of one that is elsewhere. */
export function CategoryPicture({ id, value = '', onChange, ...described }: CategoryPictureProps) {
  const { t } = useTranslation('adminCatalog');
  const { textOf } = useRequestFailure();
  const [problem, setProblem] = useState<string>();
  /** How much is sent; undefined while nothing is. */
  const [part, setPart] = useState<number>();
  const aborting = useRef<AbortController>(null);
  const upload = async (file: File) => {
    const { signal } = (aborting.current = new AbortController());
    setPart(0);
    try {
      const stored = await uploadFile('/admin/api/categories/pictures', file, {
        signal,
        onProgress: setPart,
      });
      onChange?.((stored as { url: string }).url);
    } catch (error) {
      setProblem(textOf(error));
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
    <Flex vertical gap="small">
      <Preview url={value} />
      <FileField
        label={t('content.file.label')}
        accept="image/jpeg,image/png,image/webp,image/avif"
        file={undefined}
        hint={t('content.pictures.hint')}
        problem={problem}
        isDisabled={part !== undefined}
        onChoose={choose}
      />
      {part !== undefined && <UploadProgress part={part} onStop={stop} />}
      <Input
        {...described}
        id={id}
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Flex>
  );
}

function Preview({ url }: { readonly url: string }) {
  const { t } = useTranslation('adminCatalog');
  const [failed, setFailed] = useState<string>();
  if (!url || imageUrlRule(url)) return null;
  if (failed === url) return <p role="status">{t('categories.pictureFailed')}</p>;
  return (
    <img
      src={url}
      alt=""
      width={160}
      height={120}
      onError={() => setFailed(url)}
      className={styles.preview}
    />
  );
}
