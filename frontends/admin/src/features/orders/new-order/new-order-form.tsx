import type { CustomerResponse, PhoneCustomerResponse, PlacePhoneOrderRequest } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import {
  isEmail,
  type OfflineMethod,
  ORDER_FIELDS,
  ORDER_REFERENCE_FIELDS,
  orderTexts,
  withAbsentParts,
} from '@kp/commerce';
import { DISCOUNT_CODE_LIMITS } from '@kp/commerce/discount-codes';
import { isLanguageCode } from '@kp/i18n';
import { Alert, Button, Checkbox, Form, Input } from '@kp/ui/admin';
import { RulesField, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetCustomerByAdminQuery } from '../../../shared/customers-api';
import { AddressFields } from './address-fields';
import { CustomerSearch } from './customer-search';
import {
  addressOf,
  customerProblems,
  destinationOf,
  type CustomerValues,
  EMPTY_CUSTOMER,
  followAddress,
  prefilled,
  valuesOfCustomer,
} from './customer-values';
import { LineEditor } from './line-editor';
import { newOrderApi } from './new-order-api';
import { type DraftLine, orderedItems, problemOf } from './order-lines';
import { PhonePayment } from './phone-payment';
import { usePlaceOrder } from './use-place-order';
import styles from './new-order.module.css';

const MAX_NOTES = 2000;

/** What a new order begins with. */
export interface OrderDraft {
  readonly values: CustomerValues;
  readonly lines: readonly DraftLine[];
  readonly customer: PhoneCustomerResponse | undefined;
}

const EMPTY: OrderDraft = { values: EMPTY_CUSTOMER, lines: [], customer: undefined };

interface NewOrderFormProps {
  readonly start?: OrderDraft;
  readonly onPlaced: (orderId: number) => void;
}

export function NewOrderForm({ start = EMPTY, onPlaced }: NewOrderFormProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const [form] = Form.useForm<CustomerValues>();
  const [lines, setLines] = useState<readonly DraftLine[]>(start.lines);
  const [isChecked, setChecked] = useState(false);
  const [customer, setCustomer] = useState(start.customer);
  const [discountCode, setDiscountCode] = useState('');
  const [isOnAccount, setOnAccount] = useState(true);
  const [findCustomer] = newOrderApi.useLazyFindPhoneCustomerByAdminQuery();
  const [getAccount] = useLazyGetCustomerByAdminQuery();
  const failure = useRequestFailure();
  const { place, isPlacing, rejection } = usePlaceOrder(form);
  const values = { ...start.values, ...(Form.useWatch([], form) as CustomerValues | undefined) };

  const lookUp = async (email: string) => {
    setCustomer(undefined);
    if (!isEmail(email)) return;
    // Only a help: without an answer everything can be typed.
    const found = await findCustomer({ email }, true)
      .unwrap()
      .catch(() => undefined);
    setCustomer(found);
    const typed = form.getFieldsValue(true) as CustomerValues;
    if (found && typed.email.trim() === email) form.setFieldsValue(prefilled(typed, found));
  };

  const pick = async ({ id, email }: CustomerResponse) => {
    const [account, known] = await Promise.all([getAccount({ id }), findCustomer({ email }, true)]);
    if (!account.data) {
      failure.show(account.error, { title: t('newOrder.customerFailed') });
      return;
    }
    const { firstName, lastName, language } = account.data;
    setCustomer({
      customerId: id,
      firstName,
      lastName,
      language,
      shippingAddress: null,
      billingAddress: null,
    });
    setOnAccount(true);
    form.setFieldsValue(valuesOfCustomer(account.data, known.data));
  };

  const [paymentMethod, setPaymentMethod] = useState<OfflineMethod>('cash');
  const submit = async (entered: CustomerValues) => {
    setChecked(true);
    if (lines.length === 0 || lines.some(problemOf)) return;
    const shippingAddress = withAbsentParts(addressOf(entered, 'shipping'));
    const language = customer?.language;
    const order = await place({
      email: entered.email.trim(),
      shippingAddress,
      billingAddress: entered.hasBilling ? withAbsentParts(addressOf(entered, 'billing')) : shippingAddress,
      paymentMethod,
      items: orderedItems(lines),
      ...orderTexts((field) => entered[field]),
      ...(entered.vatNumber.trim() && { vatNumber: entered.vatNumber.trim() }),
      ...(entered.discountCode.trim() && { discountCode: entered.discountCode.trim() }),
      ...(isOnAccount && customer?.customerId && { customerId: customer.customerId }),
      ...(isLanguageCode(language) && { language }),
    } satisfies PlacePhoneOrderRequest);
    if (!order) return;
    toast({ title: t('newOrder.placed', { orderNumber: order.orderNumber }) });
    form.resetFields();
    setLines([]);
    setDiscountCode('');
    setChecked(false);
    setCustomer(undefined);
    onPlaced(order.id);
  };

  return (
    <RulesForm<CustomerValues>
      form={form}
      name="new-order"
      rules={customerProblems}
      initialValues={start.values}
      follow={followAddress}
      onSubmit={(entered) => void submit(entered)}
    >
      <div className={styles.form}>
        <LineEditor
          destination={destinationOf(values)}
          discountCode={discountCode}
          lines={lines}
          onChange={setLines}
          isChecked={isChecked}
        />
        <section className={styles.section}>
          <h2>{t('newOrder.customer')}</h2>
          <CustomerSearch onSelect={(picked) => void pick(picked)} />
          <RulesField name="email" label={t('newOrder.fields.email')}>
            <Input
              type="email"
              dir="ltr"
              autoComplete="off"
              onBlur={({ target }) => void lookUp(target.value.trim())}
            />
          </RulesField>
          {customer?.customerId && (
            <Checkbox checked={isOnAccount} onChange={({ target }) => setOnAccount(target.checked)}>
              {t('newOrder.onAccount', { name: `${customer.firstName} ${customer.lastName}` })}
            </Checkbox>
          )}
        </section>
        <section className={styles.section}>
          <h2>{common('order.shippingAddress')}</h2>
          <AddressFields
            kind="shipping"
            country={values['shipping.country']}
            county={values['shipping.county']}
          />
          <Form.Item name="hasBilling" valuePropName="checked" noStyle>
            <Checkbox>{t('newOrder.otherBilling')}</Checkbox>
          </Form.Item>
        </section>
        {values.hasBilling && (
          <section className={styles.section}>
            <h2>{common('order.billingAddress')}</h2>
            <AddressFields
              kind="billing"
              country={values['billing.country']}
              county={values['billing.county']}
            />
          </section>
        )}
        <section className={styles.section}>
          <div className={styles.fields}>
            <RulesField name="vatNumber" label={common('order.taxNumber')}>
              <Input dir="ltr" autoComplete="off" />
            </RulesField>
            {ORDER_REFERENCE_FIELDS.map((field) => (
              <RulesField key={field} name={field} label={common(`order.${field}`)}>
                <Input autoComplete="off" maxLength={ORDER_FIELDS[field].maxLength} />
              </RulesField>
            ))}
          </div>
        </section>
        <section className={styles.section}>
          <h2>{t('drawer.payment')}</h2>
          <PhonePayment value={paymentMethod} onChange={setPaymentMethod} />
          <RulesField name="discountCode" label={t('newOrder.fields.discountCode')}>
            <Input
              dir="ltr"
              autoComplete="off"
              maxLength={DISCOUNT_CODE_LIMITS.codeMax}
              onBlur={({ target }) => setDiscountCode(target.value.trim())}
            />
          </RulesField>
          <RulesField name="notes" label={common('order.notes')}>
            <Input.TextArea rows={2} maxLength={MAX_NOTES} />
          </RulesField>
        </section>
        {rejection && <Alert type="error" showIcon title={rejection} />}
        <Button type="primary" htmlType="submit" size="large" loading={isPlacing}>
          {t('newOrder.submit')}
        </Button>
      </div>
    </RulesForm>
  );
}
