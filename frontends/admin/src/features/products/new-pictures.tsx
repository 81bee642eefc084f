import { useRequestFailure } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { IMAGE_ALT_MAX, MAX_PRODUCT_IMAGES, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { Icon } from '@kp/ui';
import { Button, Flex, Input } from '@kp/ui/admin';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../shared/files/file-field';
import { UploadProgress } from '../../shared/files/upload-progress';
import type { NewPicture } from './product-form';
import styles from './products.module.css';

type Uploaded = Pick<NewPicture, 'upload' | 'url'>;

interface NewPicturesProps {
  /** These come from the form, of which this is a field. */
  readonly value?: readonly NewPicture[];
  readonly onChange?: (pictures: readonly NewPicture[]) => void;
}

/** Pictures of a product that is not saved yet: each is uploaded when it is chosen, and kept with what is typed. */
export function NewPictures({ value = [], onChange }: NewPicturesProps) {
  const { t } = useTranslation('adminCatalog');
  const change = (upload: string, alt: string) =>
    onChange?.(value.map((each) => (each.upload === upload ? { ...each, alt } : each)));
  return (
    <Flex vertical gap="small">
      {value.length > 0 && (
        <ol aria-label={t('content.tabs.pictures')} className={styles.newPictures}>
          {value.map(({ upload, url, alt }, place) => {
            const numbered = t('content.pictures.numbered', { number: place + 1 });
            return (
              <li key={upload}>
                <img src={url} alt="" width={80} height={60} />
                <Input
                  aria-label={`${numbered}: ${t('content.pictures.alt')}`}
                  placeholder={t('content.pictures.alt')}
                  maxLength={IMAGE_ALT_MAX}
                  value={alt}
                  onChange={({ target }) => change(upload, target.value)}
                />
                <Button
                  aria-label={t('content.remove', { name: alt || numbered })}
                  icon={<Icon name="trash" />}
                  onClick={() => onChange?.(value.filter((each) => each.upload !== upload))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {value.length < MAX_PRODUCT_IMAGES && (
        <AddPicture
          onAdded={(added) => {
            const others = value.filter(({ upload }) => upload !== added.upload);
            onChange?.([...others, { ...added, alt: '' }]);
          }}
        />
      )}
    </Flex>
  );
}

function AddPicture({ onAdded }: { readonly onAdded: (picture: Uploaded) => void }) {
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
      const { upload: id, url } = (await uploadFile('/admin/api/products/pictures', file, {
        signal,
        onProgress: setPart,
      })) as Uploaded;
      onAdded({ upload: id, url });
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
        label={t('content.pictures.add')}
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
