import { accountApi, type InvoiceUserResponse } from '@kp/api-client/account';
import type { DocumentProblemResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Form, Input, Typography } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { useReissueInvoiceByAdminMutation } from './invoices-api';
import { BUYER_FIELD_OF, BUYER_FIELDS, type BuyerField, useBuyerLabels } from './problem-fields';

type Values = Readonly<Record<BuyerField, string>>;

export interface ReissueDialogProps {
  readonly open: boolean;
  readonly number: string;
  readonly problems: readonly DocumentProblemResponse[];
  readonly onClose: () => void;
}

/** A rejected invoice is cancelled and issued again, with the buyer's details as they are corrected here. */
export function ReissueDialog({ open, number, problems, onClose }: ReissueDialogProps) {
  const query = accountApi.useGetInvoiceByNumberQuery({ number }, { skip: !open });
  const { currentData: invoice } = query;
  const { t } = useTranslation('adminOrders');
  if (open && invoice)
    return (
      <Correction
        number={number}
        initial={valuesOf(invoice.user)}
        wrong={wrongOf(problems)}
        onClose={onClose}
      />
    );
  return (
    <Modal open={open} onCancel={onClose} footer={null}>
      <NotLoaded query={query} failed={t('invoices.failed')} lines={6} />
    </Modal>
  );
}

interface CorrectionProps {
  readonly number: string;
  readonly initial: Values;
  readonly wrong: ReadonlyMap<BuyerField, DocumentProblemResponse>;
  readonly onClose: () => void;
}

/** The fields that the rules are about are marked until they change, and the first of them has the focus. */
function Correction({ number, initial, wrong, onClose }: CorrectionProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<Values>();
  const [reissue, { isLoading }] = useReissueInvoiceByAdminMutation();
  const labels = useBuyerLabels();
  const values = Form.useWatch((current: Values) => current, form);
  const first = BUYER_FIELDS.find((field) => wrong.has(field));
  const meaningOf = ({ meaning }: DocumentProblemResponse) =>
    meaning === 'missing'
      ? t('invoices.transmission.missingHere')
      : t(`invoices.transmission.meanings.${meaning}`, { field: '' });
  const submit = async (values: Values) => {
    const changed = BUYER_FIELDS.filter((field) => values[field].trim() !== initial[field]);
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
      afterOpenChange={() => first && form.focusField(first)}
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
        {BUYER_FIELDS.map((field) => {
          const problem = values?.[field] === initial[field] ? wrong.get(field) : undefined;
          return (
            <Form.Item
              key={field}
              name={field}
              label={labels[field]}
              {...(problem && { validateStatus: 'error', help: meaningOf(problem) })}
            >
              <Input dir="auto" maxLength={200} />
            </Form.Item>
          );
        })}
      </Form>
    </Modal>
  );
}

/** A rule that names both parties may be about the buyer. */
function wrongOf(
  problems: readonly DocumentProblemResponse[],
): ReadonlyMap<BuyerField, DocumentProblemResponse> {
  const ofBuyer = problems.filter(({ party }) => party === 'buyer' || party === null);
  return new Map(
    ofBuyer.flatMap((problem) => {
      const field = BUYER_FIELD_OF[problem.field ?? ''];
      return field ? [[field, problem] as const] : [];
    }),
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
