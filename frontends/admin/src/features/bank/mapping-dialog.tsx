import { Form, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import styles from './bank.module.css';

const FIELDS = [
  'date',
  'amount',
  'credit',
  'debit',
  'currency',
  'name',
  'iban',
  'text',
  'reference',
] as const;
type Field = (typeof FIELDS)[number];

export interface CsvHead {
  readonly headings: readonly string[];
  readonly mapping: Partial<Record<Field, string>>;
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
  const isComplete = Boolean(mapping.date && (mapping.amount || mapping.credit || mapping.debit));
  const options = head.headings.map((heading) => ({ value: heading, label: heading }));
  const submit = () => {
    const pairs = FIELDS.flatMap((field) => (mapping[field] ? [`${field}:${mapping[field]}`] : []));
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
      canSubmit={isComplete}
      onSubmit={submit}
    >
      <p className={styles.hint}>{t('bank.mapping.hint')}</p>
      {FIELDS.map((field) => {
        const at = head.headings.indexOf(mapping[field] ?? '');
        return (
          <Form.Item
            key={field}
            label={t(`bank.mapping.${field}`)}
            extra={at >= 0 && <bdi>{head.sample.map((row) => row[at]).find(Boolean)}</bdi>}
          >
            <Select
              aria-label={t(`bank.mapping.${field}`)}
              allowClear
              value={mapping[field]}
              options={options}
              onChange={(heading) => setMapping({ ...mapping, [field]: heading })}
            />
          </Form.Item>
        );
      })}
    </FormModal>
  );
}
