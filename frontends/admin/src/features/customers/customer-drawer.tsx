import type { CustomerDetailsResponse, CustomerResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { nameOf, useGetCustomerByAdminQuery } from '../../shared/customers-api';
import { CustomerDetails } from './customer-details';
import { HistoryButton } from '../../shared/audit/history-button';
import { SideDrawer } from '../../shared/side-drawer';

const WIDTH = 560;

export interface CustomerDrawerProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly listed: CustomerResponse | undefined;
  readonly onClose: () => void;
}

export function CustomerDrawer({ id, listed, onClose }: CustomerDrawerProps) {
  const query = useGetCustomerByAdminQuery({ id: id! }, { skip: id === undefined });
  const customer = query.currentData ?? listed;
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={<bdi>{customer ? nameOf(customer) : id && `#${id}`}</bdi>}
      extra={id !== undefined && <HistoryButton subject="customer" subjectId={id} />}
    >
      {id !== undefined && <DrawerContent query={query} found={query.currentData} />}
    </SideDrawer>
  );
}

interface DrawerContentProps {
  readonly query: ReturnType<typeof useGetCustomerByAdminQuery>;
  readonly found: CustomerDetailsResponse | undefined;
}

function DrawerContent({ query, found }: DrawerContentProps) {
  const { t } = useTranslation('adminPeople');
  if (found) return <CustomerDetails customer={found} />;
  return (
    <NotLoaded query={query} failed={t('customers.failedOne')} loading={t('customers.loading')} lines={8} />
  );
}
