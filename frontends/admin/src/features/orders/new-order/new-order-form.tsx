import type { CustomerResponse, PlacePhoneOrderRequest } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { isEmail, type OfflineMethod, orderTexts, withAbsentParts } from '@kp/commerce';
import { isLanguageCode } from '@kp/i18n';
import { Alert, Button, Checkbox, Form, Input } from '@kp/ui/admin';
import { RulesField, RulesForm } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetCustomerByAdminQuery } from '../../../shared/customers-api';
import { DraftNotice } from '../../../shared/editing/draft-notice';
import { FormColumns } from '../../../shared/editing/form-columns';
import type { EditorControls } from '../../../shared/editing/use-editor-controls';
import { PageCard } from '../../../shared/page-card';
import { useShortcut } from '../../../shared/shortcuts';
import { CustomerSearch } from './customer-search';
import {
  addressOf,
  customerProblems,
  destinationOf,
  type CustomerValues,
  followAddress,
  prefilled,
  valuesOfCustomer,
} from './customer-values';
import { LineEditor } from './line-editor';
import { newOrderApi } from './new-order-api';
import { type DraftLine, orderedItems, problemOf } from './order-lines';
import { AddressCards, PaymentCard, ReferencesCard } from './order-cards';
import { EMPTY_ORDER, type OrderDraft } from './order-draft';
import { useKeeping, useOrderDraft } from './use-order-draft';
import { usePlaceOrder } from './use-place-order';

interface NewOrderFormProps {
  readonly start?: OrderDraft;
  /** Id of the order that it begins as. */
  readonly likeId?: number;
  readonly controls: EditorControls;
  readonly onPlaced: (orderId: number) => void;
}

export function NewOrderForm({ start = EMPTY_ORDER, likeId, controls, onPlaced }: NewOrderFormProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const [form] = Form.useForm<CustomerValues>();
  const { first, keptAt, keep, discard } = useOrderDraft(start, likeId, controls);
  const [lines, setLines] = useState<readonly DraftLine[]>(first.lines);
  const [isChecked, setChecked] = useState(false);
  const [customer, setCustomer] = useState(first.customer);
  const [discountCode, setDiscountCode] = useState(first.values.discountCode);
  const [deliveryMethodId, setDelivery] = useState<number>();
  const [isOnAccount, setOnAccount] = useState(true);
  const [findCustomer] = newOrderApi.useLazyFindPhoneCustomerByAdminQuery();
  const [getAccount] = useLazyGetCustomerByAdminQuery();
  const failure = useRequestFailure();
  const { place, isPlacing, rejection } = usePlaceOrder(form);
  const values = { ...first.values, ...(Form.useWatch([], form) as CustomerValues | undefined) };
  useKeeping({ values, lines, customer }, start, keep);
  useShortcut({
    key: 'enter',
    isCommand: true,
    label: t('newOrder.submit'),
    run: () => form.submit(),
  });
  const beginAfresh = () => {
    discard();
    form.setFieldsValue(start.values);
    setLines(start.lines);
    setCustomer(start.customer);
    setDiscountCode(start.values.discountCode);
  };

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
      ...(deliveryMethodId && { deliveryMethodId }),
      items: orderedItems(lines),
      ...orderTexts((field) => entered[field]),
      ...(entered.vatNumber.trim() && { vatNumber: entered.vatNumber.trim() }),
      ...(entered.discountCode.trim() && { discountCode: entered.discountCode.trim() }),
      ...(isOnAccount && customer?.customerId && { customerId: customer.customerId }),
      ...(isLanguageCode(language) && { language }),
    } satisfies PlacePhoneOrderRequest);
    if (!order) return;
    toast({ title: t('newOrder.placed', { orderNumber: order.orderNumber }) });
    controls.onStored();
    onPlaced(order.id);
  };

  return (
    <RulesForm<CustomerValues>
      form={form}
      name="new-order"
      rules={customerProblems}
      initialValues={first.values}
      follow={followAddress}
      onSubmit={(entered) => void submit(entered)}
    >
      <FormColumns
        notices={keptAt && <DraftNotice at={keptAt} onDiscard={beginAfresh} />}
        side={
          <>
            <PageCard title={t('newOrder.customer')}>
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
            </PageCard>
            <ReferencesCard />
          </>
        }
        buttons={
          <>
            <Button type="primary" htmlType="submit" loading={isPlacing}>
              {t('newOrder.submit')}
            </Button>
            <Button onClick={controls.onClose} disabled={isPlacing}>
              {common('actions.cancel')}
            </Button>
          </>
        }
      >
        <LineEditor
          destination={destinationOf(values)}
          discountCode={discountCode}
          deliveryMethodId={deliveryMethodId}
          onDelivery={setDelivery}
          lines={lines}
          onChange={setLines}
          isChecked={isChecked}
        />
        <AddressCards values={values} />
        <PaymentCard method={paymentMethod} onMethod={setPaymentMethod} onCode={setDiscountCode} />
        {rejection && <Alert type="error" showIcon title={rejection} />}
      </FormColumns>
    </RulesForm>
  );
}
