import { Icon, IconButton, Picture } from '@kp/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-picture.module.css';

export interface ShownPicture {
  readonly url: string;
  readonly alt: string;
}

interface ProductPictureProps {
  /** Of the product. */
  readonly name: string;
  readonly picture: ShownPicture | undefined;
}

export function ProductPicture({ name, picture }: ProductPictureProps) {
  const { t } = useTranslation('product');
  const { t: tCommon } = useTranslation();
  const enlarged = useRef<HTMLDialogElement>(null);
  if (!picture) return <div className={styles.frame} />;
  const image = { src: picture.url, alt: picture.alt, width: 320, height: 240, className: styles.image };
  return (
    <div className={styles.frame}>
      <Picture {...image} sizes="(min-width: 60rem) 36rem, 100vw" fetchPriority="high" />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('productPage.enlarge')}
        className={styles.enlarge}
        onClick={() => enlarged.current?.showModal()}
      >
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
      </button>
      <dialog
        ref={enlarged}
        aria-label={name}
        className={styles.enlarged}
        onClick={() => enlarged.current?.close()}
      >
        <Picture {...image} sizes="100vw" loading="lazy" />
        <IconButton
          icon="close"
          label={tCommon('actions.close')}
          variant="secondary"
          className={styles.close}
        />
      </dialog>
    </div>
  );
}
