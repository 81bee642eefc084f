import type { CustomerDetailsResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { nameOf, useSetCustomerDisabledByAdminMutation } from '../../shared/customers-api';
import { FormModal } from '../../shared/form-modal';

interface EnableDialogProps {
  readonly customer: CustomerDetailsResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function EnableDialog({ customer, isOpen, onClose }: EnableDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [save, { isLoading }] = useSetCustomerDisabledByAdminMutation();
  const name = nameOf(customer);
  const submit = async () => {
    const { error } = await save({ id: customer.id, disableCustomerRequest: { disabled: false } });
    if (error) {
      failure.show(error, { title: t('customers.enableFailed') });
      return;
    }
    toast({ title: t('customers.enabled'), description: name });
    onClose();
  };
  return (
    <FormModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('customers.enableTitle', { name })}
      submitLabel={t('customers.enable')}
      isBusy={isLoading}
      onSubmit={() => void submit()}
    >
      <p>{t('customers.enableText')}</p>
    </FormModal>
  );
}
