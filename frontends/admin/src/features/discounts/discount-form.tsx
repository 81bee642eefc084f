import { type DiscountCodeResponse, type SaveDiscountCodeRequest, officeApi } from '@kp/api-client/office';
import { useRequestFailure, useShopCurrency, useToast } from '@kp/client';
import type { DiscountKind } from '@kp/commerce';
import { DISCOUNT_CODE_LIMITS, validateDiscountCode } from '@kp/commerce/discount-codes';
import { Button, Checkbox, Flex, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../../shared/audit/history-button';
import { DecimalInput } from '../../shared/decimal-input';
import { FormModal } from '../../shared/form-modal';
import { ShopTimeItem } from '../../shared/shop-time';
import { usePriceLabel } from '../../shared/use-price-label';
import { generatedCode } from './discount-values';
import { isoOfShopTime, shopTimeOf } from '@kp/i18n/shop-time';

interface DiscountValues {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly value?: string;
  readonly minimumSubtotal: string;
  /** In the time of the shop. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly maxUses: string;
  readonly oncePerCustomer: boolean;
}

const NEW_CODE: Required<DiscountValues> = {
  code: '',
  kind: 'percent',
  value: '',
  minimumSubtotal: '',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  oncePerCustomer: false,
};

export interface DiscountFormProps {
  /** The code to edit, null for a new one. */
  readonly discount: DiscountCodeResponse | null;
  readonly onClose: () => void;
}

export function DiscountForm({ discount, onClose }: DiscountFormProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<DiscountValues>();
  const [add, adding] = officeApi.useAddDiscountCodeByAdminMutation();
  const [replace, replacing] = officeApi.useReplaceDiscountCodeByAdminMutation();
  const initial = discount ? valuesOf(discount) : NEW_CODE;
  const currency = useShopCurrency();
  const priceLabel = usePriceLabel();

  const show = (field: keyof DiscountValues, error: string) =>
    form.setFields([{ name: field, errors: [error] }]);

  const submit = async (values: DiscountValues) => {
    const request = requestOf(values, discount?.isActive ?? true);
    const problems = validateDiscountCode(request);
    for (const { field, messageKey, values: facts } of problems)
      show(field as keyof DiscountValues, common(messageKey, { ...facts }));
    if (problems.length > 0) return;
    const { error } = await (discount
      ? replace({ id: discount.id, replaceDiscountCodeRequest: { ...request, version: discount.version } })
      : add({ saveDiscountCodeRequest: request }));
    if (!error) {
      toast({ title: t('discounts.saved') });
      return onClose();
    }
    const placed = failure.show(error, { title: t('discounts.saveFailed'), fields: Object.keys(NEW_CODE) });
    const named = Object.entries(placed.fields as Record<string, string>);
    for (const [field, text] of named) show(field as keyof DiscountValues, text);
  };

  return (
    <FormModal<DiscountValues>
      isOpen
      onClose={onClose}
      title={discount ? t('discounts.editOf', { code: discount.code }) : t('discounts.add')}
      submitLabel={t('discounts.save')}
      isBusy={adding.isLoading || replacing.isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      {discount && (
        <div>
          <HistoryButton subject="discount-code" subjectId={discount.id} />
        </div>
      )}
      <Flex gap="small" align="end">
        <Form.Item name="code" label={t('discounts.code')} initialValue={initial.code}>
          <Input dir="ltr" maxLength={DISCOUNT_CODE_LIMITS.codeMax} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item>
          <Button onClick={() => form.setFields([{ name: 'code', value: generatedCode(), errors: [] }])}>
            {t('discounts.generate')}
          </Button>
        </Form.Item>
      </Flex>
      <Form.Item name="kind" label={t('discounts.kind')} initialValue={initial.kind}>
        <Select
          options={[
            { value: 'percent', label: t('discounts.percent') },
            { value: 'amount', label: priceLabel(t('discounts.amount', { currency })) },
            { value: 'free_shipping', label: t('discounts.freeShipping') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) =>
          getFieldValue('kind') !== 'free_shipping' && (
            <Form.Item name="value" label={t('discounts.value')} initialValue={initial.value}>
              <DecimalInput />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item
        name="minimumSubtotal"
        label={priceLabel(t('discounts.minimum', { currency }))}
        extra={t('discounts.minimumHint')}
        initialValue={initial.minimumSubtotal}
      >
        <DecimalInput />
      </Form.Item>
      <ShopTimeItem name="startsAt" label={t('discounts.startsAt')} initialValue={initial.startsAt} />
      <ShopTimeItem
        name="endsAt"
        label={t('discounts.endsAt')}
        hint={t('discounts.endsAtHint')}
        initialValue={initial.endsAt}
      />
      <Form.Item
        name="maxUses"
        label={t('discounts.maxUses')}
        extra={t('discounts.maxUsesHint')}
        initialValue={initial.maxUses}
      >
        <Input dir="ltr" inputMode="numeric" />
      </Form.Item>
      <Form.Item name="oncePerCustomer" valuePropName="checked" initialValue={initial.oncePerCustomer}>
        <Checkbox>{t('discounts.once')}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

function valuesOf({ maxUses, startsAt, endsAt, ...discount }: DiscountCodeResponse): DiscountValues {
  return {
    ...discount,
    startsAt: shopTimeOf(startsAt),
    endsAt: shopTimeOf(endsAt),
    maxUses: maxUses === null ? '' : String(maxUses),
  };
}

function requestOf(values: DiscountValues, isActive: boolean): SaveDiscountCodeRequest {
  const { code, kind, value = '', minimumSubtotal, startsAt, endsAt, maxUses, oncePerCustomer } = values;
  return {
    kind,
    oncePerCustomer,
    isActive,
    code: code.trim(),
    value: value.trim(),
    minimumSubtotal: minimumSubtotal.trim(),
    startsAt: isoOfShopTime(startsAt),
    endsAt: isoOfShopTime(endsAt),
    maxUses: maxUses.trim() === '' ? null : Number(maxUses),
  };
}
