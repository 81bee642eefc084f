import { type OfflineMethod, ORDER_FIELDS, ORDER_REFERENCE_FIELDS } from '@kp/commerce';
import { DISCOUNT_CODE_LIMITS } from '@kp/commerce/discount-codes';
import { Checkbox, Form, Input } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { PageCard } from '../../../shared/page-card';
import { AddressFields } from './address-fields';
import type { CustomerValues } from './customer-values';
import { PhonePayment } from './phone-payment';

const MAX_NOTES = 2000;

/** Where it goes, and where the invoice goes if that is elsewhere. */
export function AddressCards({ values }: { readonly values: CustomerValues }) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  return (
    <>
      <PageCard title={common('order.shippingAddress')}>
        <AddressFields
          kind="shipping"
          country={values['shipping.country']}
          county={values['shipping.county']}
        />
        <Form.Item name="hasBilling" valuePropName="checked" noStyle>
          <Checkbox>{t('newOrder.otherBilling')}</Checkbox>
        </Form.Item>
      </PageCard>
      {values.hasBilling && (
        <PageCard title={common('order.billingAddress')}>
          <AddressFields
            kind="billing"
            country={values['billing.country']}
            county={values['billing.county']}
          />
        </PageCard>
      )}
    </>
  );
}

export function ReferencesCard() {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  return (
    <PageCard title={t('page.facts')}>
      <RulesField name="vatNumber" label={common('order.taxNumber')}>
        <Input dir="ltr" autoComplete="off" />
      </RulesField>
      {ORDER_REFERENCE_FIELDS.map((field) => (
        <RulesField key={field} name={field} label={common(`order.${field}`)}>
          <Input autoComplete="off" maxLength={ORDER_FIELDS[field].maxLength} />
        </RulesField>
      ))}
    </PageCard>
  );
}

interface PaymentCardProps {
  readonly method: OfflineMethod;
  readonly onMethod: (method: OfflineMethod) => void;
  /** With the code once it is typed. */
  readonly onCode: (code: string) => void;
}

export function PaymentCard({ method, onMethod, onCode }: PaymentCardProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  return (
    <PageCard title={t('drawer.payment')}>
      <PhonePayment value={method} onChange={onMethod} />
      <RulesField name="discountCode" label={t('newOrder.fields.discountCode')}>
        <Input
          dir="ltr"
          autoComplete="off"
          maxLength={DISCOUNT_CODE_LIMITS.codeMax}
          onBlur={({ target }) => onCode(target.value.trim())}
        />
      </RulesField>
      <RulesField name="notes" label={common('order.notes')}>
        <Input.TextArea rows={2} maxLength={MAX_NOTES} />
      </RulesField>
    </PageCard>
  );
}
