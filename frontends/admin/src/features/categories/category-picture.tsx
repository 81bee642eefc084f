import { imageUrlRule } from '@kp/commerce';
import { Flex, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureUpload } from '../../shared/files/picture-upload';
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
  return (
    <Flex vertical gap="small">
      <Preview url={value} />
      <PictureUpload
        label={t('content.file.label')}
        url="/admin/api/categories/pictures"
        onStored={(stored) => onChange?.((stored as { url: string }).url)}
      />
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
