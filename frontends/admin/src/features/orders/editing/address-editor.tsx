import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { withAbsentParts } from '@kp/commerce';
import { type DecimalAmount, directionOf, formatMoney } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Checkbox, Flex, Form, Input } from '@kp/ui/admin';
import { Drawer } from '@kp/ui/dialogs';
import { RulesField, RulesForm } from '@kp/ui/forms';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../../../shared/unsaved-changes';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard';
import { AddressFields } from '../new-order/address-fields';
import {
  addressOf,
  CUSTOMER_FIELDS,
  customerProblems,
  type CustomerValues,
  followAddress,
  valuesOfOrder,
} from '../new-order/customer-values';
import styles from '../new-order/new-order.module.css';

const { useEditOrderAddressesByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { editOrderAddressesByAdmin: { invalidatesTags: ['Orders'] } },
});

export interface AddressEditorProps {
  readonly order: OrderResponse;
  /** Why something is to be entered. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/** `shippingAddress.city` of the request is `shipping.city` of the form. */
const requestName = (field: string) => field.replace('.', 'Address.');

export function AddressEditor({ order, reason, onClose }: AddressEditorProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  const [form] = Form.useForm<CustomerValues>();
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  const [initial] = useState(() => {
    const known = valuesOfOrder(order);
    return isSent ? { ...known, hasBilling: true } : known;
  });
  const title = t(isSent ? 'addresses.editBilling' : 'addresses.edit');
  const values = { ...initial, ...(Form.useWatch([], form) as CustomerValues | undefined) };
  const { save, isSaving, rejection, taxedTotal } = useSaveAddresses(order, form, onClose);
  const { leave } = useLeaving();
  useUnsavedGuard(JSON.stringify(values) !== JSON.stringify(initial), t('edit.leave'));
  const close = () => leave(onClose);
  return (
    <Drawer
      open
      onClose={close}
      size="min(48rem, 100vw)"
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={<span id={titleId}>{title}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      maskClosable={false}
    >
      <RulesForm<CustomerValues>
        form={form}
        name="edit-addresses"
        rules={isSent ? billingProblems : customerProblems}
        initialValues={initial}
        follow={followAddress}
        onSubmit={(entered) => void save(entered)}
      >
        <div className={styles.form}>
          {reason && <Alert type="warning" showIcon title={reason} />}
          <p>
            {t('addresses.hint')}
            {order.invoiceNumber && ` ${t('edit.invoice', { number: order.invoiceNumber })}`}
          </p>
          {!isSent && (
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
          )}
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
          <RulesField name="vatNumber" label={common('order.taxNumber')}>
            <Input dir="ltr" autoComplete="off" />
          </RulesField>
          {rejection && <Alert type="error" showIcon title={rejection} />}
          {taxedTotal && (
            <Alert
              type="warning"
              showIcon
              title={t('addresses.taxChanges', { total: formatMoney(taxedTotal, language) })}
            />
          )}
          <Flex wrap gap="small" justify="end">
            <Button onClick={close}>{common('actions.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {t(taxedTotal ? 'addresses.saveTaxed' : 'edit.submit')}
            </Button>
          </Flex>
        </div>
      </RulesForm>
    </Drawer>
  );
}

/** What was sent keeps its shipping address. */
const billingProblems = (values: CustomerValues) =>
  customerProblems(values).filter(({ field }) => !field.startsWith('shipping.'));

function useSaveAddresses(
  { id, updatedAt }: OrderResponse,
  form: ReturnType<typeof Form.useForm<CustomerValues>>[0],
  onSaved: () => void,
) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send, { isLoading: isSaving }] = useEditOrderAddressesByAdminMutation();
  const [rejection, setRejection] = useState<string>();
  const [question, setQuestion] = useState<TaxQuestion>();
  const save = async (entered: CustomerValues) => {
    setRejection(undefined);
    // What was agreed to is the total of these addresses, not of others.
    const isAnswer = JSON.stringify(entered) === question?.entered;
    const shippingAddress = withAbsentParts(addressOf(entered, 'shipping'));
    const billingAddress = entered.hasBilling
      ? withAbsentParts(addressOf(entered, 'billing'))
      : shippingAddress;
    const vatNumber = entered.vatNumber.trim();
    const { error } = await send({
      id,
      editAddressesRequest: {
        updatedAt,
        shippingAddress,
        billingAddress,
        ...(vatNumber && { vatNumber }),
        ...(isAnswer && { totalAmount: question.total.amount }),
      },
    });
    if (!error) {
      toast({ title: t('addresses.saved') });
      return onSaved();
    }
    const total = newTotalOf(error);
    if (total) return setQuestion({ entered: JSON.stringify(entered), total });
    const fields = CUSTOMER_FIELDS.map(requestName);
    const placed = failure.show(error, { title: t('addresses.failed'), fields });
    setRejection(placed.text);
    form.setFields(
      CUSTOMER_FIELDS.map((name) => {
        const text = placed.fields[requestName(name)];
        return { name, errors: text ? [text] : [] };
      }) as never,
    );
  };
  const isAsked = question !== undefined && JSON.stringify(form.getFieldsValue(true)) === question.entered;
  return { save, isSaving, rejection, taxedTotal: isAsked ? question.total : undefined };
}

/** With these addresses the order costs something else. */
interface TaxQuestion {
  readonly entered: string;
  readonly total: DecimalAmount;
}

/** Of a refusal because the tax changes. */
function newTotalOf(error: unknown): DecimalAmount | null {
  const problem = isApiError(error) ? error.problem : undefined;
  if (problem?.code !== 'ORDERS.PRICE_CHANGED') return null;
  const { totals } = problem.details as {
    totals: { totalAmount: string; currency: DecimalAmount['currency'] };
  };
  return { amount: totals.totalAmount, currency: totals.currency };
}
