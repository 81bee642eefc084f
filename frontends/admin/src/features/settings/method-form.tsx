import { type DeliveryMethodResponse, officeApi, type ShippingZoneResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { DELIVERY_KINDS, RATE_BASES, validateDeliveryMethod } from '@kp/commerce/delivery-methods';
import { Checkbox, Flex, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { DecimalInput, WholeNumberInput } from '../../shared/number-input';
import { usePriceLabel } from '../../shared/use-price-label';
import { CostRows } from './cost-rows';
import { MethodNames } from './method-names';
import { type MethodValues, NEW_METHOD, requestOf, valuesOf } from './method-values';
import styles from './settings.module.css';
import { useWeekdays } from './use-weekdays';

const MAX_DAYS_BEFORE = 7;

interface MethodFormProps {
  /** The way of delivery to edit, null for a new one. */
  readonly method: DeliveryMethodResponse | null;
  readonly zones: readonly ShippingZoneResponse[];
  readonly currency: string;
  readonly onClose: () => void;
}

export function MethodForm({ method, zones, currency, onClose }: MethodFormProps) {
  const { t } = useTranslation('adminSettings');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const priceLabel = usePriceLabel();
  const [form] = Form.useForm<MethodValues>();
  const [add, adding] = officeApi.useAddDeliveryMethodMutation();
  const [replace, replacing] = officeApi.useReplaceDeliveryMethodMutation();
  const initial = method ? valuesOf(method) : NEW_METHOD;
  const kind = Form.useWatch('kind', form) ?? initial.kind;
  const show = (field: keyof MethodValues, error: string) =>
    form.setFields([{ name: field, errors: [error] }]);

  const submit = async (typed: Partial<MethodValues>) => {
    // Fields of other kinds are not in the form.
    const request = requestOf({ ...initial, ...typed });
    const problems = validateDeliveryMethod(request);
    for (const { field, messageKey, values } of problems) show(field, common(messageKey, { ...values }));
    if (problems.length > 0) return;
    try {
      await (
        method
          ? replace({ id: method.id, replaceDeliveryMethodRequest: { ...request, version: method.version } })
          : add({ saveDeliveryMethodRequest: request })
      ).unwrap();
      toast({ title: t('methods.saved') });
      onClose();
    } catch (error) {
      const placed = failure.show(error, { title: t('saveFailed'), fields: Object.keys(NEW_METHOD) });
      for (const [field, text] of Object.entries(placed.fields as Record<string, string>))
        show(field as keyof MethodValues, text);
    }
  };
  return (
    <FormModal<MethodValues>
      isOpen
      onClose={onClose}
      title={
        method
          ? t('zones.editOf', { name: method.name || common(`deliveryMethod.${method.kind}`) })
          : t('methods.add')
      }
      submitLabel={t('save')}
      isBusy={adding.isLoading || replacing.isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item name="kind" label={t('methods.kind')} initialValue={initial.kind}>
        <Select
          options={DELIVERY_KINDS.map((value) => ({ value, label: common(`deliveryMethod.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('zones.name')}
        extra={t('methods.nameHint', { name: common(`deliveryMethod.${kind}`) })}
        initialValue={initial.name}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="names"
        label={t('methods.names')}
        extra={t('methods.namesHint')}
        initialValue={initial.names}
      >
        <MethodNames />
      </Form.Item>
      <Form.Item name="zoneId" label={t('methods.place')} initialValue={initial.zoneId}>
        <Select
          options={[
            { value: 0, label: t('methods.everywhere') },
            ...zones.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
      {kind === 'courier' && <CourierDays initial={initial} />}
      {kind === 'van' && <VanDays initial={initial} />}
      <Costs initial={initial} currency={currency} />
      <Form.Item
        name="freeShippingThreshold"
        label={priceLabel(t('zones.threshold', { currency }))}
        extra={t('methods.thresholdHint')}
        initialValue={initial.freeShippingThreshold}
      >
        <DecimalInput />
      </Form.Item>
    </FormModal>
  );
}

interface PartProps {
  readonly initial: MethodValues;
}

function CourierDays({ initial }: PartProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <>
      <Flex gap="small" wrap>
        {(['minDays', 'maxDays'] as const).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`zones.${field}`)}
            className={styles.band}
            initialValue={initial[field]}
          >
            <WholeNumberInput />
          </Form.Item>
        ))}
      </Flex>
      <p className={styles.hint}>{t('methods.daysHint')}</p>
    </>
  );
}

function VanDays({ initial }: PartProps) {
  const { t } = useTranslation('adminSettings');
  const daysBefore = Array.from({ length: MAX_DAYS_BEFORE + 1 }, (_, days) => ({
    value: days,
    label: String(days),
  }));
  return (
    <>
      <Form.Item name="weekdays" label={t('methods.weekdays')} initialValue={initial.weekdays}>
        <Checkbox.Group options={useWeekdays()} />
      </Form.Item>
      <Flex gap="small" wrap>
        <Form.Item
          name="cutOff"
          label={t('methods.cutOff')}
          className={styles.band}
          initialValue={initial.cutOff}
        >
          <Input type="time" />
        </Form.Item>
        <Form.Item
          name="cutOffDays"
          label={t('methods.cutOffDays')}
          className={styles.band}
          initialValue={initial.cutOffDays}
        >
          <Select options={daysBefore} />
        </Form.Item>
      </Flex>
    </>
  );
}

function Costs({ initial, currency }: PartProps & Pick<MethodFormProps, 'currency'>) {
  const { t } = useTranslation('adminSettings');
  const basis = Form.useWatch<MethodValues['basis'] | undefined>('basis') ?? initial.basis;
  const limit = basis === 'weight' ? t('zones.upTo') : t('methods.upToValue', { currency });
  return (
    <fieldset className={styles.bands}>
      <legend>{t('methods.costs')}</legend>
      <Form.Item name="basis" label={t('methods.basis')} initialValue={initial.basis}>
        <Select options={RATE_BASES.map((value) => ({ value, label: t(`methods.bases.${value}`) }))} />
      </Form.Item>
      <p className={styles.hint}>{t('methods.costsHint')}</p>
      <CostRows
        name="rates"
        limitLabel={limit}
        addLabel={t('methods.addCost')}
        currency={currency}
        initialValue={initial.rates}
      />
    </fieldset>
  );
}
