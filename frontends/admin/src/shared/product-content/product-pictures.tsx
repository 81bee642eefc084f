import { IMAGE_RULES } from '@kp/commerce';
import { NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../lazy-panel';
import { NotLoaded } from '../not-loaded';
import { useAddFile, useListProductImagesByAdminQuery } from './content-api';
import type { PictureCropProps } from './picture-crop';
import type { PictureListProps } from './picture-list';
import { UploadForm } from './upload-form';
import styles from './product-content.module.css';

/** What drags them comes with the first picture, what cuts one with a file. */
const PictureList = lazySection<PictureListProps>(
  async () => (await import('./picture-list')).PictureList,
  4,
);
const PictureCrop = lazySection<PictureCropProps>(
  async () => (await import('./picture-crop')).PictureCrop,
  4,
);

export function ProductPictures({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const query = useListProductImagesByAdminQuery({ id: productId });
  const { currentData: images } = query;
  if (!images) return <NotLoaded query={query} lines={4} />;
  return (
    <div className={styles.panel}>
      {images.length === 0 ? (
        <NothingFound title={t('content.pictures.empty')} />
      ) : (
        <PictureList productId={productId} images={images} />
      )}
      <AddPicture productId={productId} />
    </div>
  );
}

function AddPicture({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const add = useAddFile(productId, 'images');
  const [file, setFile] = useState<File>();
  const [crop, setCrop] = useState<string>();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setCrop(undefined);
  };
  return (
    <UploadForm
      fileField="image"
      textField="alt"
      rule={IMAGE_RULES.alt}
      accept="image/jpeg,image/png,image/webp,image/avif"
      fileHint={t('content.pictures.hint')}
      textLabel={t('content.pictures.alt')}
      textHint={t('content.pictures.altHint')}
      submitLabel={t('content.pictures.add')}
      onChoose={choose}
      onUpload={(picture, alt, upload) => add(picture, { alt, crop }, upload)}
    >
      {file && <PictureCrop key={`${file.name} ${file.lastModified}`} file={file} onCrop={setCrop} />}
    </UploadForm>
  );
}
