import type { CustomerDetailsResponse, CustomerResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { directionOf } from '@kp/i18n';
import { SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { LoadFailure } from '@kp/ui/admin';
import { Drawer } from '@kp/ui/dialogs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, useGetCustomerByAdminQuery } from '../../shared/customers-api';
import { CustomerDetails } from './customer-details';
import { HistoryButton } from '../../shared/audit/history-button';

const WIDTH = 560;

interface CustomerDrawerProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly listed: CustomerResponse | undefined;
  readonly onClose: () => void;
}

export function CustomerDrawer({ id, listed, onClose }: CustomerDrawerProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  const query = useGetCustomerByAdminQuery(
    { id: id! },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  );
  const customer = query.currentData ?? listed;
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={
        <span id={titleId}>
          <bdi>{customer ? nameOf(customer) : id && `#${id}`}</bdi>
        </span>
      }
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('actions.close'), placement: 'end' }}
      extra={id !== undefined && <HistoryButton subject="customer" subjectId={id} />}
      destroyOnHidden
    >
      {id !== undefined && <DrawerContent query={query} found={query.currentData} />}
    </Drawer>
  );
}

interface DrawerContentProps {
  readonly query: ReturnType<typeof useGetCustomerByAdminQuery>;
  readonly found: CustomerDetailsResponse | undefined;
}

function DrawerContent({ query, found }: DrawerContentProps) {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  if (found) return <CustomerDetails customer={found} />;
  if (query.error) return <LoadFailure {...failure.panel(query, t('customers.failedOne'))} />;
  return (
    <>
      <VisuallyHidden role="status">{t('customers.loading')}</VisuallyHidden>
      <SkeletonText lines={8} />
    </>
  );
}
