import type { CustomerDetailsResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendPasswordResetByAdminMutation } from '../../shared/customers-api';
import { DisableDialog } from './disable-dialog';
import { EnableDialog } from './enable-dialog';

interface AccessActionsProps {
  readonly customer: CustomerDetailsResponse;
}

/** What can be done to the sign-in of a customer. */
export function AccessActions({ customer }: AccessActionsProps) {
  const { t } = useTranslation('adminPeople');
  const [isAsking, setAsking] = useState(false);
  const { disabledAt, isStaff } = customer;
  const dialog = { customer, isOpen: isAsking, onClose: () => setAsking(false) };
  return (
    <Flex wrap gap="small">
      {!disabledAt && <ResetButton customer={customer} />}
      {!isStaff && (
        <Button danger={!disabledAt} onClick={() => setAsking(true)}>
          {t(disabledAt ? 'customers.enable' : 'customers.disable')}
        </Button>
      )}
      {disabledAt ? <EnableDialog {...dialog} /> : <DisableDialog {...dialog} />}
    </Flex>
  );
}

function ResetButton({ customer: { id, email } }: AccessActionsProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send, { isLoading }] = useSendPasswordResetByAdminMutation();
  const submit = async () => {
    const { error } = await send({ id });
    if (error) failure.show(error, { title: t('customers.resetFailed') });
    else toast({ title: t('customers.resetSent'), description: email });
  };
  return (
    <Button loading={isLoading} onClick={() => void submit()}>
      {t('customers.reset')}
    </Button>
  );
}
