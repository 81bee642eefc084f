import { useToast } from '@kp/client';
import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import {
  type ComparedProduct,
  MAX_COMPARED,
  setComparedProducts,
  useComparedProducts,
} from './compared-products';
import styles from './compare-toggle.module.css';

interface CompareToggleProps {
  readonly product: ComparedProduct;
}

export function CompareToggle({ product }: CompareToggleProps) {
  const { t } = useTranslation('catalog');
  const { toast } = useToast();
  const compared = useComparedProducts();
  const isChosen = compared.some(({ id }) => id === product.id);
  const toggle = () => {
    if (isChosen) setComparedProducts(compared.filter(({ id }) => id !== product.id));
    else if (compared.length < MAX_COMPARED) setComparedProducts([...compared, product]);
    else toast({ title: t('compare.full', { max: MAX_COMPARED }) });
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('compare.addNamed', { name: product.name })}
      className={styles.toggle}
      onClick={toggle}
    >
      <Icon name={isChosen ? 'check' : 'plus'} size={14} />
      {t('compare.add')}
    </button>
  );
}
