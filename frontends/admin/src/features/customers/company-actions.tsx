import type { CustomerDetailsResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from '../../shared/lazy-panel';
import { useCheckCustomerCompanyByAdminMutation } from '../../shared/customers-api';
import type { CompanyDialogProps } from './company-dialog';

const CompanyDialog = lazyPanel<CompanyDialogProps>(
  async () => (await import('./company-dialog')).CompanyDialog,
  ({ isOpen }) => isOpen,
);

/** Correcting what invoices state of a company, and asking the register of it. */
export function CompanyActions({ customer }: { readonly customer: CustomerDetailsResponse }) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [check, { isLoading }] = useCheckCustomerCompanyByAdminMutation();
  const ask = async () => {
    try {
      const { isAnswered } = await check({ id: customer.id }).unwrap();
      toast({ title: t(isAnswered ? 'customers.companyChecked' : 'customers.companyUnknown') });
    } catch (error) {
      failure.show(error, { title: t('customers.companyUnknown') });
    }
  };
  return (
    <Flex wrap gap="small">
      <Button
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        {t('customers.editCompany')}
      </Button>
      {customer.companyStanding && (
        <Button loading={isLoading} onClick={() => void ask()}>
          {t('customers.checkCompany')}
        </Button>
      )}
      <CompanyDialog key={openings} customer={customer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Flex>
  );
}
