import { BANK_CSV_FIELDS, type BankCsvField, type BankCsvMapping } from '@kp/commerce/bank-csv-fields';
import { Form, Select, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import styles from './bank.module.css';

/** Without these a line says nothing; credits or debits stand for the amount. */
const MISSING = ['date', 'amount'] as const satisfies readonly BankCsvField[];

export interface CsvHead {
  readonly headings: readonly string[];
  readonly mapping: BankCsvMapping;
  readonly sample: readonly (readonly string[])[];
}

interface MappingDialogProps {
  readonly head: CsvHead;
  readonly isBusy: boolean;
  /** "date:Data\namount:Suma" */
  readonly onChoose: (mapping: string) => void;
  readonly onClose: () => void;
}

/** Which column is which; asked once for files with these headings. */
export function MappingDialog({ head, isBusy, onChoose, onClose }: MappingDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const [mapping, setMapping] = useState(head.mapping);
  const hasAmount = Boolean(mapping.amount || mapping.credit || mapping.debit);
  const missing = MISSING.filter((field) => (field === 'date' ? !mapping.date : !hasAmount));
  const isRequired = (field: BankCsvField) =>
    field === 'date' || (field === 'amount' && !mapping.credit && !mapping.debit);
  const headings = [...new Set(head.headings)].filter(Boolean);
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  const submit = () => {
    const pairs = BANK_CSV_FIELDS.flatMap((field) => (mapping[field] ? [`${field}:${mapping[field]}`] : []));
    onChoose(pairs.join('\n'));
  };
  return (
    <FormModal
      isOpen
      onClose={onClose}
      title={t('bank.mapping.title')}
      submitLabel={t('bank.mapping.submit')}
      closeLabel={common('actions.cancel')}
      isBusy={isBusy}
      canSubmit={missing.length === 0}
      onSubmit={submit}
    >
      <p className={styles.hint}>{t('bank.mapping.hint')}</p>
      {BANK_CSV_FIELDS.map((field) => {
        const at = head.headings.indexOf(mapping[field] ?? '');
        return (
          <Form.Item
            key={field}
            label={`${t(`bank.mapping.${field}`)}${isRequired(field) ? ' *' : ''}`}
            extra={at >= 0 && <bdi>{head.sample.map((row) => row[at]).find(Boolean)}</bdi>}
          >
            <Select
              aria-label={t(`bank.mapping.${field}`)}
              aria-required={isRequired(field)}
              allowClear
              showSearch
              status={missing.some((each) => each === field) ? 'warning' : undefined}
              value={mapping[field]}
              options={options}
              onChange={(heading) => setMapping({ ...mapping, [field]: heading })}
            />
          </Form.Item>
        );
      })}
      <div role="status">
        {missing.map((field) => (
          <Typography.Paragraph key={field} type="warning">
            {t(`bank.mapping.missing.${field}`)}
          </Typography.Paragraph>
        ))}
      </div>
    </FormModal>
  );
}
