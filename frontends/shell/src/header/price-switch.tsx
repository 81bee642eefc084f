import { usePriceDisplay } from '@kp/client';
import { useTranslation } from 'react-i18next';
import styles from './price-switch.module.css';

/** Which of both prices of a product comes first; the page has both. */
export function PriceSwitch() {
  const { t } = useTranslation();
  const [display, choose] = usePriceDisplay();
  if (!display) return null;
  const isGross = display === 'gross';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isGross}
      className={styles.switch}
      onClick={() => choose(isGross ? 'net' : 'gross')}
    >
      {t('header.pricesWithVat')}
    </button>
  );
}
