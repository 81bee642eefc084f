import { IMAGE_ALT_MAX, MAX_PRODUCT_IMAGES } from '@kp/commerce';
import { Icon } from '@kp/ui';
import { Button, Flex, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureUpload } from '../../shared/files/picture-upload';
import { lazyPanel } from '../../shared/lazy-panel';
import type { CropDialogProps } from './crop-dialog';
import type { NewPicture } from './product-form';
import styles from './products.module.css';

const UPLOADS = '/admin/api/products/pictures';

/** With what cuts pictures. */
const CropDialog = lazyPanel<CropDialogProps>(
  async () => (await import('./crop-dialog')).CropDialog,
  ({ isOpen }) => isOpen,
);

interface NewPicturesProps {
  /** These come from the form, of which this is a field. */
  readonly value?: readonly NewPicture[];
  readonly onChange?: (pictures: readonly NewPicture[]) => void;
}

/** Pictures of a product that is not saved yet: each is uploaded when it is chosen, and kept with what is typed. */
export function NewPictures({ value = [], onChange }: NewPicturesProps) {
  const { t } = useTranslation('adminCatalog');
  /** What was chosen here, by its upload: a part is cut from the whole again. */
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [cropped, setCropped] = useState<NewPicture>();
  const [isCropping, setCropping] = useState(false);
  const change = (upload: string, changed: Partial<NewPicture>) =>
    onChange?.(value.map((each) => (each.upload === upload ? { ...each, ...changed } : each)));
  const keep = (stored: unknown, file: File) => {
    const { upload, url } = stored as Pick<NewPicture, 'upload' | 'url'>;
    setFiles(new Map(files).set(upload, file));
    return { upload, url };
  };
  return (
    <Flex vertical gap="small">
      {value.length > 0 && (
        <ol aria-label={t('content.tabs.pictures')} className={styles.newPictures}>
          {value.map((picture, place) => {
            const { upload, url, alt } = picture;
            const numbered = t('content.pictures.numbered', { number: place + 1 });
            return (
              <li key={upload}>
                <img src={url} alt="" width={80} height={60} />
                <Input
                  aria-label={`${numbered}: ${t('content.pictures.alt')}`}
                  placeholder={t('content.pictures.alt')}
                  maxLength={IMAGE_ALT_MAX}
                  value={alt}
                  onChange={({ target }) => change(upload, { alt: target.value })}
                />
                <Button
                  aria-label={`${t('content.pictures.crop')}: ${alt || numbered}`}
                  onClick={() => {
                    setCropped(picture);
                    setCropping(true);
                  }}
                >
                  {t('content.pictures.crop')}
                </Button>
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
        <PictureUpload
          label={t('content.pictures.add')}
          url={UPLOADS}
          onStored={(stored, file) => {
            const added = keep(stored, file);
            onChange?.([...value.filter(({ upload }) => upload !== added.upload), { ...added, alt: '' }]);
          }}
        />
      )}
      <CropDialog
        isOpen={isCropping}
        picture={cropped}
        file={cropped && files.get(cropped.upload)}
        url={UPLOADS}
        onClose={() => setCropping(false)}
        onCropped={(stored, file) => {
          const part = keep(stored, file);
          setCropping(false);
          if (!value.some(({ upload }) => upload === part.upload)) change(cropped!.upload, part);
        }}
      />
    </Flex>
  );
}
