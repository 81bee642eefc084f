import { Button } from '@kp/ui/admin';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './product-content.module.css';

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const SHARE_DECIMALS = 4;

export interface PictureCropProps {
  readonly file: File;
  /** As the API takes it: x, y, width and height in percent; undefined for the whole picture. */
  readonly onCrop: (crop: string | undefined) => void;
}

/** Chooses the part of a picture to keep, by pointer or with the arrow keys at its handles. */
export function PictureCrop({ file, onCrop }: PictureCropProps) {
  const { t } = useTranslation('adminCatalog');
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState<PercentCrop>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(reader.result as string);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  const change = (next: PercentCrop | undefined) => {
    const isPart = next !== undefined && next.width > 0 && next.height > 0;
    setCrop(isPart ? next : undefined);
    onCrop(isPart ? shares(next) : undefined);
  };
  if (!url) return null;
  const labelOf = (handle: (typeof HANDLES)[number]) => t(`content.pictures.handles.${handle}`);
  const ariaLabels = Object.fromEntries(HANDLES.map((handle) => [`${handle}DragHandle`, labelOf(handle)]));
  return (
    <div role="group" aria-label={t('content.pictures.crop')} className={styles.crop}>
      <ReactCrop
        crop={crop}
        onChange={(_pixels, percent) => change(percent)}
        ariaLabels={{
          ...(ariaLabels as typeof ReactCrop.defaultProps.ariaLabels),
          cropArea: t('content.pictures.part'),
        }}
        ruleOfThirds
      >
        <img src={url} alt={t('content.pictures.chosen')} />
      </ReactCrop>
      <div>
        {crop ? (
          <Button size="small" onClick={() => change(undefined)}>
            {t('content.pictures.whole')}
          </Button>
        ) : (
          <Button size="small" onClick={() => change({ unit: '%', x: 10, y: 10, width: 80, height: 80 })}>
            {t('content.pictures.crop')}
          </Button>
        )}
      </div>
    </div>
  );
}

const shares = ({ x, y, width, height }: PercentCrop): string =>
  [x, y, width, height].map((share) => Number(share.toFixed(SHARE_DECIMALS))).join(',');
