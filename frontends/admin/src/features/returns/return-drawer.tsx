import type { ReturnOfStaffResponse } from '@kp/api-client/admin';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { Flex, Tag } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { ReturnActions } from './return-actions';
import { useGetReturnByAdminQuery } from './returns-api';
import { HistoryButton } from '../../shared/audit/history-button';
import { useRights } from '../../shared/use-rights';
import { SideDrawer } from '../../shared/side-drawer';

const WIDTH = 560;

export interface ReturnDrawerProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

export function ReturnDrawer({ id, onClose }: ReturnDrawerProps) {
  const { t } = useTranslation('adminOrders');
  const options = { skip: id === undefined };
  const query = useGetReturnByAdminQuery({ id: id ?? 0 }, options);
  const { currentData } = query;
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={
        <>
          {t('returns.number')}{' '}
          <bdi dir="ltr">
            <UnbrokenNumbers>{currentData?.returnNumber ?? ''}</UnbrokenNumbers>
          </bdi>
        </>
      }
      extra={id !== undefined && <HistoryButton subject="return" subjectId={id} />}
    >
      {currentData && <ReturnDetails request={currentData} />}
      {!currentData && <NotLoaded query={query} failed={t('returns.failed')} lines={6} />}
    </SideDrawer>
  );
}

function ReturnDetails({ request }: { request: ReturnOfStaffResponse }) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { may } = useRights();
  const { state, customerName, email, comment, staffReason, currency } = request;
  const { refundAmount, proposedRefund, declaredBy, items } = request;
  const amount = money({ amount: refundAmount ?? proposedRefund, currency });
  const facts = [
    { label: t('adminOrders:returns.state'), children: <Tag>{common(`returnState.${state}`)}</Tag> },
    { label: t('orders.customer'), children: <bdi>{customerName || email}</bdi> },
    { label: common('returnReason.withdrawal'), children: declaredBy && <bdi>{declaredBy}</bdi> },
    { label: t('adminOrders:returns.comment'), children: comment && <bdi>{comment}</bdi> },
    { label: t('adminOrders:returns.staffReason'), children: staffReason && <bdi>{staffReason}</bdi> },
    {
      label: t(refundAmount ? 'adminOrders:returns.refunded' : 'adminOrders:returns.proposed'),
      children: may('amounts') && amount,
    },
  ];
  const shown = facts.filter(({ children }) => children).map((fact) => ({ ...fact, key: fact.label }));
  return (
    <Flex vertical gap="middle">
      <Descriptions column={1} size="small" items={shown} />
      <ul>
        {items.map(
          ({ itemId, quantity, productName: name, reason, restockedQuantity, unshippedQuantity }) => (
            <li key={itemId}>
              {t('adminOrders:shipments.line', { quantity, name })}
              {' · '}
              {common(`returnReason.${reason}`)}
              {unshippedQuantity > 0 &&
                ` · ${t('adminOrders:returns.unshipped', { quantity: unshippedQuantity })}`}
              {restockedQuantity !== null &&
                ` · ${restockedQuantity > 0 ? t('adminOrders:returns.restockedUnits', { number: restockedQuantity }) : t('adminOrders:returns.writtenOff')}`}
            </li>
          ),
        )}
      </ul>
      <ReturnActions request={request} />
    </Flex>
  );
}
