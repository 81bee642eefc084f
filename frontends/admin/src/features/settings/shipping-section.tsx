import { officeApi } from '@kp/api-client/office';
import { type FieldProblem, isDecimalAmount, trackingUrlTemplateRule } from '@kp/commerce';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { usePriceLabel } from '../../shared/use-price-label';
import { DeliveryMethods } from './delivery-methods';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import { ShippingZones } from './shipping-zones';
import styles from './settings.module.css';

interface ShippingForm {
  readonly freeShippingThreshold: string;
  readonly standardShippingCost: string;
  readonly trackingUrlTemplate: string;
}

const MAX_AMOUNT = 100_000_000;

function rules(form: ShippingForm): FieldProblem[] {
  const amounts = (['freeShippingThreshold', 'standardShippingCost'] as const).filter(
    (field) => !isDecimalAmount(form[field]) || Number(form[field]) < 0 || Number(form[field]) > MAX_AMOUNT,
  );
  const template = trackingUrlTemplateRule(form.trackingUrlTemplate, form);
  return [
    ...amounts.map((field) => ({
      field,
      messageKey: 'validation.amountInvalid' as const,
      values: { max: MAX_AMOUNT },
    })),
    ...(template ? [{ field: 'trackingUrlTemplate', ...template }] : []),
  ];
}

export function ShippingSection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetAdminShippingSettingsQuery();
  const [save] = officeApi.useSaveShippingSettingsMutation();
  const priceLabel = usePriceLabel();
  return (
    <Loaded query={query}>
      {(shop) => (
        <>
          <SettingsForm<ShippingForm>
            name="shipping"
            rules={rules}
            initialValues={{
              freeShippingThreshold: shop.freeShippingThreshold.toFixed(2),
              standardShippingCost: shop.standardShippingCost.toFixed(2),
              trackingUrlTemplate: shop.trackingUrlTemplate,
            }}
            save={(values) =>
              save({
                saveShippingSettingsRequest: {
                  freeShippingThreshold: Number(values.freeShippingThreshold),
                  standardShippingCost: Number(values.standardShippingCost),
                  trackingUrlTemplate: values.trackingUrlTemplate,
                },
              }).unwrap()
            }
          >
            {() => (
              <div className={styles.fields}>
                <RulesField
                  name="freeShippingThreshold"
                  label={priceLabel(t('shipping.threshold', { currency: shop.currency }))}
                  extra={t('shipping.thresholdHint')}
                >
                  <DecimalInput />
                </RulesField>
                <RulesField
                  name="standardShippingCost"
                  label={t('shipping.cost', { currency: shop.currency })}
                  extra={t('shipping.costHint')}
                >
                  <DecimalInput />
                </RulesField>
                <RulesField
                  name="trackingUrlTemplate"
                  label={t('shipping.template')}
                  extra={t('shipping.templateHint', { awb: '{awb}', courier: '{courier}' })}
                  className={styles.wide}
                >
                  <Input dir="ltr" inputMode="url" placeholder="https://track.example/?number={awb}" />
                </RulesField>
              </div>
            )}
          </SettingsForm>
          <ShippingZones shop={shop} />
          <DeliveryMethods shop={shop} />
        </>
      )}
    </Loaded>
  );
}
