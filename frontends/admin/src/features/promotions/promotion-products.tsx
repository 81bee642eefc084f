import { useGetProductQuery } from '@kp/api-client/shop';
import { PROMOTION_LIMITS } from '@kp/commerce/promotion-rules';
import { textLanguage } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ProductPicker } from '../../shared/product-picker';
import styles from './promotions.module.css';

interface PromotionProductsProps {
  /** From the form. */
  readonly value?: readonly number[];
  readonly onChange?: (ids: readonly number[]) => void;
}

export function PromotionProducts({ value = [], onChange }: PromotionProductsProps) {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  return (
    <Flex vertical gap="small">
      {value.length > 0 && (
        <ul className={styles.products}>
          {value.map((id) => (
            <Product key={id} id={id} onRemove={() => onChange?.(value.filter((each) => each !== id))} />
          ))}
        </ul>
      )}
      {value.length < PROMOTION_LIMITS.products && (
        <ProductPicker onPick={({ id }) => onChange?.([...new Set([...value, id])])} />
      )}
      <p className={styles.missing}>
        {t('promotions.productsHint', { max: number(PROMOTION_LIMITS.products) })}
      </p>
    </Flex>
  );
}

function Product({ id, onRemove }: { readonly id: number; readonly onRemove: () => void }) {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const { data } = useGetProductQuery({ id, language: textLanguage(language) });
  const name = data?.name ?? t('promotions.unknownProduct', { id });
  return (
    <li>
      <span dir="auto">{name}</span>
      <Button size="small" aria-label={t('promotions.removeProduct', { name })} onClick={onRemove}>
        {t('inbox.remove')}
      </Button>
    </li>
  );
}
