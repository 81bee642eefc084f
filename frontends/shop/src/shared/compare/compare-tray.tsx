import { Button, ButtonLink, Icon, Picture, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { compareUrl, MAX_COMPARED, setComparedProducts, useComparedProducts } from './compared-products';
import styles from './compare-tray.module.css';

/** Stays at the lower edge while products are chosen; part of the page, so that it covers no footer. */
export function CompareTray() {
  const { t } = useTranslation('catalog');
  const { number } = useFormats();
  const compared = useComparedProducts();
  if (compared.length === 0) return null;
  const chosen = number(compared.length);
  return (
    <section aria-label={t('compare.tray')} data-compare-tray className={styles.tray}>
      <ul className={styles.products}>
        {compared.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('compare.remove', { name })}
              title={name}
              className={styles.product}
              onClick={() => setComparedProducts(compared.filter((each) => each.id !== id))}
            >
              {imageUrl && <Picture src={imageUrl} alt="" sizes="4rem" width={64} height={48} />}
              <Icon name="close" size={12} className={styles.remove} />
            </button>
          </li>
        ))}
        {Array.from({ length: MAX_COMPARED - compared.length }, (_, index) => (
          <li key={`free-${index}`} aria-hidden="true" className={styles.free} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => setComparedProducts([])}>
          {t('compare.clear')}
        </Button>
        <ButtonLink variant="primary" to={compareUrl(compared.map(({ id }) => id))}>
          {t('compare.open', { number: chosen })}
        </ButtonLink>
      </div>
    </section>
  );
}
