import type { OrderResponse, PlacePhoneOrderRequest } from '@kp/api-client/admin';
import { newIdempotencyKey, useRequestFailure } from '@kp/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormInstance } from '@kp/ui/admin';
import { CUSTOMER_FIELDS, type CustomerField, type CustomerValues } from './customer-values';
import { newOrderApi } from './new-order-api';

/** `shippingAddress.city` of the request is `shipping.city` of the form. */
const requestName = (field: CustomerField) => field.replace('.', 'Address.');

/** The same order is placed once, however often it is sent; a changed one is another order. */
export function usePlaceOrder(form: FormInstance<CustomerValues>) {
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  const [send, { isLoading: isPlacing }] = newOrderApi.usePlacePhoneOrderByAdminMutation();
  const [rejection, setRejection] = useState<string>();
  const sent = useRef({ request: '', key: '' });

  const place = async (
    placePhoneOrderRequest: PlacePhoneOrderRequest,
  ): Promise<OrderResponse | undefined> => {
    const request = JSON.stringify(placePhoneOrderRequest);
    if (sent.current.request !== request) sent.current = { request, key: newIdempotencyKey() };
    setRejection(undefined);
    try {
      const order = await send({ 'Idempotency-Key': sent.current.key, placePhoneOrderRequest }).unwrap();
      sent.current = { request: '', key: '' };
      return order;
    } catch (error) {
      const fields = CUSTOMER_FIELDS.map(requestName);
      const placed = failure.show(error, { title: t('newOrder.failed'), fields });
      setRejection(placed.text);
      form.setFields(
        CUSTOMER_FIELDS.map((name) => {
          const text = placed.fields[requestName(name)];
          return { name, errors: text ? [text] : [] };
        }) as never,
      );
      return undefined;
    }
  };
  return { place, isPlacing, rejection };
}
