import type { ProductResponse } from '@kp/api-client/shop';
import { Icon, IconButton } from '@kp/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-picture.module.css';

export function ProductPicture({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('shop');
  const { t: tCommon } = useTranslation();
  const enlarged = useRef<HTMLDialogElement>(null);
  const { name, imageUrl } = product;
  if (!imageUrl) return <div className={styles.frame} />;
  const alt = tCommon('product.imageOf', { name });
  return (
    <div className={styles.frame}>
      <img src={imageUrl} alt={alt} width={320} height={240} fetchPriority="high" className={styles.image} />
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
        <img src={imageUrl} alt={alt} width={320} height={240} loading="lazy" className={styles.image} />
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
