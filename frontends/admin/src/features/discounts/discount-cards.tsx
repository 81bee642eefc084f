import { useShopCurrency } from '@kp/client';
import { DISCOUNT_CODE_LIMITS } from '@kp/commerce/discount-codes';
import { Button, Checkbox, Form, Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../shared/number-input';
import { PageCard } from '../../shared/page-card';
import { ShopTimeItem } from '../../shared/shop-time';
import { usePriceLabel } from '../../shared/use-price-label';
import { type DiscountValues, generatedCode } from './discount-values';
import styles from './discounts.module.css';

/** The code, and what it takes off. */
export function ReductionCard() {
  const { t } = useTranslation('adminPeople');
  const form = Form.useFormInstance<DiscountValues>();
  const kind = Form.useWatch('kind', form);
  const currency = useShopCurrency();
  const priceLabel = usePriceLabel();
  return (
    <PageCard title={t('discounts.discount')}>
      <div className={styles.code}>
        <RulesField name="code" label={t('discounts.code')} required>
          <Input dir="ltr" maxLength={DISCOUNT_CODE_LIMITS.codeMax} autoComplete="off" spellCheck={false} />
        </RulesField>
        <Button onClick={() => form.setFields([{ name: 'code', value: generatedCode(), errors: [] }])}>
          {t('discounts.generate')}
        </Button>
      </div>
      <div className={styles.pair}>
        <RulesField name="kind" label={t('discounts.kind')}>
          <Select
            options={[
              { value: 'percent', label: t('discounts.percent') },
              { value: 'amount', label: priceLabel(t('discounts.amount', { currency })) },
              { value: 'free_shipping', label: t('discounts.freeShipping') },
            ]}
          />
        </RulesField>
        {kind !== 'free_shipping' && (
          <RulesField name="value" label={t('discounts.value')} required>
            <DecimalInput />
          </RulesField>
        )}
      </div>
    </PageCard>
  );
}

export function ConditionsCard() {
  const { t } = useTranslation('adminPeople');
  const currency = useShopCurrency();
  const priceLabel = usePriceLabel();
  return (
    <PageCard title={t('discounts.conditions')}>
      <div className={styles.pair}>
        <RulesField
          name="minimumSubtotal"
          label={priceLabel(t('discounts.minimum', { currency }))}
          extra={t('discounts.minimumHint')}
        >
          <DecimalInput />
        </RulesField>
        <RulesField name="maxUses" label={t('discounts.maxUses')} extra={t('discounts.maxUsesHint')}>
          <WholeNumberInput />
        </RulesField>
      </div>
      <RulesField name="oncePerCustomer" valuePropName="checked">
        <Checkbox>{t('discounts.once')}</Checkbox>
      </RulesField>
    </PageCard>
  );
}

export function ValidityCard() {
  const { t } = useTranslation('adminPeople');
  return (
    <PageCard title={t('discounts.validity')}>
      <ShopTimeItem name="startsAt" label={t('discounts.startsAt')} />
      <ShopTimeItem name="endsAt" label={t('discounts.endsAt')} hint={t('discounts.endsAtHint')} />
    </PageCard>
  );
}
