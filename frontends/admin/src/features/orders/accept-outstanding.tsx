import type { OrderResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Checkbox, Form } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { outstandingMinor } from '../../shared/payments/shown-payment';

/** An order of which a part is still to be paid is sent only when the staff decides so. */
export function AcceptOutstanding({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { outstandingAmount, currency } = order;
  if (outstandingMinor(order) === 0) return null;
  const amount = money({ amount: outstandingAmount, currency });
  return (
    <Form.Item
      name="isOutstandingAccepted"
      valuePropName="checked"
      rules={[
        {
          validator: async (_rule, isAccepted) => {
            if (!isAccepted) throw new Error(t('balance.outstanding', { amount }));
          },
        },
      ]}
    >
      <Checkbox>{t('balance.ship', { amount })}</Checkbox>
    </Form.Item>
  );
}
