import type { DocumentProblemResponse, StaffInvoiceResponse } from '@kp/api-client/admin';
import { formatInvoiceDate } from '@kp/i18n';
import { Alert, Button, Flex, LinkButton, Typography } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { DownloadButton } from '../../shared/download-button';
import { lazyPanel } from '../../shared/lazy-panel';
import { BUYER_FIELD_OF, companyFieldOf, useBuyerLabels } from './problem-fields';
import type { ReissueDialogProps } from './reissue-dialog';
import { TransmissionState } from '../../shared/invoices/transmission-state';
import { ordersPath } from '../../shared/orders-query';
import { ShortDate } from '../../shared/short-date';

const ReissueDialog = lazyPanel<ReissueDialogProps>(
  async () => (await import('./reissue-dialog')).ReissueDialog,
  ({ open }) => open,
);

/** What the tax office says of a document, and what can be done about it. */
export function TransmissionPanel({ invoice }: { readonly invoice: StaffInvoiceResponse }) {
  const { t } = useTranslation('adminOrders');
  const [isReissuing, setReissuing] = useState(false);
  const { transmission, invoiceNumber, kind, reversedByNumber } = invoice;
  if (transmission === null) return null;
  const { state, deadline, sentAt, answeredAt, uploadId, note, problems, isSealed } = transmission;
  const facts: [string, ReactNode][] = [
    [t('invoices.state'), <TransmissionState key="state" transmission={transmission} />],
    [
      t('invoices.transmission.lastDay'),
      state !== 'accepted' && <bdi dir="ltr">{formatInvoiceDate(deadline)}</bdi>,
    ],
    [t('invoices.transmission.sentOn'), sentAt && <ShortDate key="sent" iso={sentAt} />],
    [t('invoices.transmission.answeredOn'), answeredAt && <ShortDate key="answered" iso={answeredAt} />],
    [t('invoices.transmission.uploadId'), uploadId && <bdi dir="ltr">{uploadId}</bdi>],
    [t('invoices.transmission.note'), note && <bdi>{note}</bdi>],
  ];
  const mayReissue = state === 'rejected' && kind === 'invoice' && reversedByNumber === null;
  return (
    <section aria-labelledby="transmission">
      <h3 id="transmission">{t('invoices.transmission.title')}</h3>
      <Flex vertical gap="small" align="start">
        <Descriptions
          column={1}
          size="small"
          items={facts
            .filter(([, children]) => children)
            .map(([label, children]) => ({ key: label, label, children }))}
        />
        {state === 'sending' && <Alert type="info" title={t('invoices.transmission.looking')} />}
        {problems.length > 0 && <h4>{t('invoices.transmission.why')}</h4>}
        {problems.map((problem) => (
          <Problem key={`${problem.rule} ${problem.text}`} problem={problem} orderId={invoice.orderId} />
        ))}
        <Flex wrap gap="small">
          {mayReissue && (
            <Button type="primary" onClick={() => setReissuing(true)}>
              {t('invoices.transmission.reissue')}
            </Button>
          )}
          {isSealed && (
            <DownloadButton
              label={t('invoices.transmission.seal')}
              file={{
                url: `/admin/api/invoices/${invoiceNumber}/seal`,
                name: `${invoiceNumber}-seal.zip`,
                failureTitle: t('drawer.documents.failed'),
              }}
            />
          )}
        </Flex>
      </Flex>
      <ReissueDialog
        open={isReissuing}
        number={invoiceNumber}
        problems={problems}
        onClose={() => setReissuing(false)}
      />
    </section>
  );
}

interface ProblemProps {
  readonly problem: DocumentProblemResponse;
  readonly orderId: number;
}

/** In plain words first, then in those of the tax office, which an accountant knows. */
function Problem({ problem, orderId }: ProblemProps) {
  const { t } = useTranslation('adminOrders');
  const labels = useBuyerLabels();
  const { rule, text, meaning, field } = problem;
  const named = BUYER_FIELD_OF[field ?? ''];
  return (
    <Alert
      type="error"
      title={t(`invoices.transmission.meanings.${meaning}`, { field: named ? labels[named] : text })}
      description={
        <Flex vertical align="start">
          <ToCorrect problem={problem} orderId={orderId} />
          {meaning !== 'missing' && (
            <Typography.Text type="secondary">
              <bdi dir="auto">{rule && !text.includes(rule) ? `${rule}: ${text}` : text}</bdi>
            </Typography.Text>
          )}
        </Flex>
      }
    />
  );
}

function ToCorrect({ problem: { party, field }, orderId }: ProblemProps) {
  const { t } = useTranslation('adminOrders');
  if (party === null) return null;
  const words = t(`invoices.transmission.parties.${party}`);
  if (party === 'buyer') return <span>{words}</span>;
  const company = { section: 'company', field: companyFieldOf(field) };
  const to = party === 'seller' ? adminPath('settings', company) : ordersPath({ order: orderId });
  return <LinkButton to={to}>{words}</LinkButton>;
}
