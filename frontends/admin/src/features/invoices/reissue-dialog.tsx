import { accountApi, type InvoiceUserResponse } from '@kp/api-client/account';
import { useRequestFailure, useToast } from '@kp/client';
import { Form, Input, Typography } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { useReissueInvoiceByAdminMutation } from './invoices-api';

const FIELDS = ['companyName', 'taxNumber', 'address', 'city', 'county', 'zip'] as const;
type Field = (typeof FIELDS)[number];
type Values = Readonly<Record<Field, string>>;

export interface ReissueDialogProps {
  readonly open: boolean;
  readonly number: string;
  readonly onClose: () => void;
}

/** A rejected invoice is cancelled and issued again, with the buyer's details as they are corrected here. */
export function ReissueDialog({ open, number, onClose }: ReissueDialogProps) {
  const query = accountApi.useGetInvoiceByNumberQuery({ number }, { skip: !open });
  const { currentData: invoice } = query;
  const { t } = useTranslation('adminOrders');
  if (open && invoice)
    return <Correction number={number} initial={valuesOf(invoice.user)} onClose={onClose} />;
  return (
    <Modal open={open} onCancel={onClose} footer={null}>
      <NotLoaded query={query} failed={t('invoices.failed')} lines={6} />
    </Modal>
  );
}

interface CorrectionProps {
  readonly number: string;
  readonly initial: Values;
  readonly onClose: () => void;
}

function Correction({ number, initial, onClose }: CorrectionProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<Values>();
  const [reissue, { isLoading }] = useReissueInvoiceByAdminMutation();
  const labels: Readonly<Record<Field, string>> = {
    companyName: t('newOrder.fields.company'),
    taxNumber: t('invoices.taxNumber'),
    address: t('newOrder.fields.address'),
    city: t('newOrder.fields.city'),
    county: t('newOrder.fields.county'),
    zip: t('newOrder.fields.zipCode'),
  };
  const submit = async (values: Values) => {
    const changed = FIELDS.filter((field) => values[field].trim() !== initial[field]);
    const reissueInvoiceRequest = Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
    try {
      const { invoiceNumber } = await reissue({ number, reissueInvoiceRequest }).unwrap();
      toast({ title: t('invoices.transmission.reissued', { number: invoiceNumber }) });
      onClose();
    } catch (error) {
      failure.show(error, { title: t('invoices.transmission.reissueFailed') });
    }
  };
  return (
    <Modal
      open
      onCancel={onClose}
      title={t('invoices.transmission.reissue')}
      closable={{ 'aria-label': common('actions.close') }}
      okText={t('invoices.transmission.reissue')}
      confirmLoading={isLoading}
      onOk={() => form.submit()}
      cancelText={common('actions.close')}
    >
      <Typography.Paragraph>{t('invoices.transmission.reissueText')}</Typography.Paragraph>
      <Form<Values>
        form={form}
        name="reissue"
        layout="vertical"
        initialValues={initial}
        onFinish={(values) => void submit(values)}
      >
        {FIELDS.map((field) => (
          <Form.Item key={field} name={field} label={labels[field]}>
            <Input dir="auto" maxLength={200} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}

const valuesOf = (buyer: InvoiceUserResponse): Values => ({
  companyName: buyer.companyName,
  taxNumber: buyer.vatNumber || buyer.taxId,
  address: buyer.companyAddress,
  city: buyer.companyCity,
  county: buyer.companyCounty,
  zip: buyer.companyZip,
});
