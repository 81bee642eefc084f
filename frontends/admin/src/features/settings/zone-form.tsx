import { type SaveShippingZoneRequest, type ShippingZoneResponse, officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { overlapOf, validateShippingZone } from '@kp/commerce/shipping-zones';
import { useFormats } from '@kp/ui';
import { Checkbox, Flex, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../shared/number-input';
import { FormModal } from '../../shared/form-modal';
import { usePriceLabel } from '../../shared/use-price-label';
import { gramsOf } from '../../shared/weight';
import { useZonePlaces } from '../../shared/zone-places';
import { type CostRow, CostRows } from './cost-rows';
import styles from './settings.module.css';

interface ZoneValues {
  readonly name: string;
  readonly countries: string[];
  readonly counties: string[];
  readonly freeShippingThreshold: string;
  readonly bands: readonly CostRow[];
  readonly minDays: string;
  readonly maxDays: string;
  readonly isStandardOffered: boolean;
}

const NEW_ZONE: ZoneValues = {
  name: '',
  countries: [],
  counties: [],
  freeShippingThreshold: '',
  bands: [
    {
      limit: '',
      cost: '',
    },
  ],
  minDays: '',
  maxDays: '',
  isStandardOffered: true,
};

export interface ZoneFormProps {
  /** The zone to edit, null for a new one. */
  readonly zone: ShippingZoneResponse | null;
  readonly others: readonly ShippingZoneResponse[];
  readonly shop: { readonly freeShippingThreshold: number; readonly currency: string };
  readonly onClose: () => void;
}

export function ZoneForm({ zone, others, shop, onClose }: ZoneFormProps) {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const places = useZonePlaces();
  const [form] = Form.useForm<ZoneValues>();
  const [add, adding] = officeApi.useAddShippingZoneMutation();
  const [replace, replacing] = officeApi.useReplaceShippingZoneMutation();
  const { currency } = shop;
  const priceLabel = usePriceLabel();

  const show = (field: keyof ZoneValues, error: string) => form.setFields([{ name: field, errors: [error] }]);

  const submit = async (values: ZoneValues) => {
    const request = requestOf(values);
    const problems = validateShippingZone(request);
    for (const { field, messageKey, values: facts } of problems)
      show(field, common(messageKey, { ...facts }));
    const overlap = overlapOf(request, others);
    if (overlap) show('countries', t('zones.overlap', { zone: overlap.name }));
    if (problems.length > 0 || overlap) return;
    try {
      await (
        zone
          ? replace({ id: zone.id, replaceShippingZoneRequest: { ...request, version: zone.version } })
          : add({ saveShippingZoneRequest: request })
      ).unwrap();
      toast({ title: t('zones.saved') });
      onClose();
    } catch (error) {
      const placed = failure.show(error, { title: t('saveFailed'), fields: Object.keys(NEW_ZONE) });
      const named = Object.entries(placed.fields as Record<string, string>);
      for (const [field, text] of named) show(field as keyof ZoneValues, text);
    }
  };

  return (
    <FormModal<ZoneValues>
      isOpen
      onClose={onClose}
      title={zone ? t('zones.editOf', { name: zone.name }) : t('zones.add')}
      submitLabel={t('save')}
      isBusy={adding.isLoading || replacing.isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item name="name" label={t('zones.name')} initialValue={zone?.name ?? NEW_ZONE.name}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="countries" label={t('zones.countries')} initialValue={zone?.countries ?? []}>
        <Select mode="multiple" showSearch options={places.countries} />
      </Form.Item>
      <Form.Item name="counties" label={t('zones.counties')} initialValue={zone?.counties ?? []}>
        <Select mode="multiple" showSearch options={places.counties} />
      </Form.Item>
      <Form.Item
        name="freeShippingThreshold"
        label={priceLabel(t('zones.threshold', { currency }))}
        extra={t('zones.thresholdHint', {
          amount: money({ amount: shop.freeShippingThreshold.toFixed(2), currency }),
        })}
        initialValue={zone?.freeShippingThreshold ?? ''}
      >
        <DecimalInput />
      </Form.Item>
      <Flex gap="small" wrap>
        {(['minDays', 'maxDays'] as const).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`zones.${field}`)}
            className={styles.band}
            initialValue={String(zone?.[field] ?? '')}
          >
            <WholeNumberInput />
          </Form.Item>
        ))}
      </Flex>
      <p className={styles.hint}>{t('zones.daysHint')}</p>
      <fieldset className={styles.bands}>
        <legend>{t('zones.costs')}</legend>
        <p className={styles.hint}>{t('zones.costsHint')}</p>
        <CostRows
          name="bands"
          limitLabel={t('zones.upTo')}
          addLabel={t('zones.addCost')}
          currency={currency}
          initialValue={zone ? bandsOf(zone) : NEW_ZONE.bands}
        />
      </fieldset>
      <Form.Item
        name="isStandardOffered"
        valuePropName="checked"
        extra={t('zones.standardHint')}
        initialValue={zone?.isStandardOffered ?? true}
      >
        <Checkbox>{t('zones.standardOffered')}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

function bandsOf({ bands }: ShippingZoneResponse): ZoneValues['bands'] {
  return bands.map(({ upToGrams, cost }) => ({
    limit: upToGrams === null ? '' : String(upToGrams / 1000),
    cost,
  }));
}

const daysOf = (text: string) => (text.trim() === '' ? null : Number(text));

function requestOf({ bands, minDays, maxDays, ...values }: ZoneValues): SaveShippingZoneRequest {
  return {
    ...values,
    minDays: daysOf(minDays),
    maxDays: daysOf(maxDays),
    freeShippingThreshold: values.freeShippingThreshold.trim(),
    bands: bands.map(({ limit, cost }) => ({
      upToGrams: limit.trim() === '' ? null : gramsOf(limit),
      cost: cost.trim(),
    })),
  };
}
