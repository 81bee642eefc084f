import { type BillingCompanyResponse, linksApi } from '@kp/api-client/links';
import { existingInvoiceOf, useRequestFailure, useToast } from '@kp/client';
import { useRulesForm } from '@kp/client/forms';
import type { FieldProblem } from '@kp/commerce';
import { type BillingCompany, validateBillingCompany } from '@kp/commerce/billing-company-rules';
import { Button, ErrorSummary, RadioGroup } from '@kp/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingCompanyFields, type BillingCompanyForm } from './billing-company-fields';
import styles from './order-status.module.css';

/** Once the invoice is issued, the order is read again, not the form. */
const { useIssueGuestInvoiceMutation } = linksApi.enhanceEndpoints({
  endpoints: { issueGuestInvoice: { invalidatesTags: ['OrderStatus'] } },
});

interface GuestInvoiceFormProps {
  readonly token: string;
  /** Empty but for its country. */
  readonly company: BillingCompanyResponse;
  /** A company was named with the order. */
  readonly hasBillingCompany: boolean;
}

const FIELDS = Object.keys as (company: BillingCompany) => (keyof BillingCompany)[];
type Recipient = 'toNamedCompany' | 'toCompany' | 'toBillingAddress';

const rules = ({ company }: BillingCompanyForm): FieldProblem[] =>
  validateBillingCompany(company).map((problem) => ({ ...problem, field: `company.${problem.field}` }));

export function GuestInvoiceForm({ token, company, hasBillingCompany }: GuestInvoiceFormProps) {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const recipients: readonly Recipient[] = hasBillingCompany
    ? ['toNamedCompany', 'toCompany']
    : ['toCompany', 'toBillingAddress'];
  const [recipient = recipients[0], setRecipient] = useState<Recipient>();
  const [issue] = useIssueGuestInvoiceMutation();
  const form = useRulesForm<BillingCompanyForm>({ name: 'invoice', defaultValues: { company }, rules });
  const [isSending, setSending] = useState(false);

  const send = async (issueGuestInvoiceRequest: Partial<BillingCompanyForm>) => {
    setSending(true);
    const { error } = await issue({ token, issueGuestInvoiceRequest });
    if (!error) toast({ title: t('guestInvoice.created') });
    // The order that is read again takes the place of the form.
    if (!error || existingInvoiceOf(error)) return;
    setSending(false);
    form.reject(error);
    const fields = FIELDS(company).map((field) => `company.${field}`);
    failure.show(error, { title: t('guestInvoice.failed'), fields });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (recipient === 'toCompany') return void form.submit(event, send);
    event.preventDefault();
    return void send({});
  };
  return (
    <form noValidate className={styles.invoiceForm} onSubmit={handleSubmit} data-print="hidden">
      <p>{t('guestInvoice.intro')}</p>
      <RadioGroup
        legend={t('guestInvoice.billTo')}
        name="recipient"
        value={recipient}
        onChange={setRecipient}
        options={recipients.map((value) => ({
          value,
          label: t(`guestInvoice.${value}`),
        }))}
      />
      {recipient === 'toCompany' && (
        <>
          <ErrorSummary errors={form.errors} />
          <BillingCompanyFields form={form} />
        </>
      )}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t(isSending ? 'guestInvoice.creating' : 'guestInvoice.create')}
      </Button>
    </form>
  );
}
