import { minorToDecimal, parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Flex, Form, Input, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { FormModal } from '../../shared/form-modal';
import { useDebouncedText } from '../../shared/use-debounced-text';
import {
  type BankEntry,
  type BankMatch,
  type PayableDocument,
  useSearchBankStatementDocumentsByAdminQuery,
} from './bank-api';
import styles from './bank.module.css';

interface AssignDialogProps {
  readonly entry: BankEntry;
  readonly isBusy: boolean;
  readonly onAssign: (match: BankMatch) => Promise<boolean>;
  readonly onClose: () => void;
}

interface ChosenPart extends PayableDocument {
  readonly amount: string;
}

const sumOf = (parts: readonly { readonly amount: string }[]) =>
  parts.reduce((sum, { amount }) => sum + (isAmount(amount) ? parseMinor(amount) : 0), 0);
const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text.trim());

/** What a line pays, chosen by hand: one document or several. */
export function AssignDialog({ entry, isBusy, onAssign, onClose }: AssignDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { id: entryId, amount, currency } = entry;
  const [typed, type] = useState('');
  const search = useDebouncedText(typed.trim());
  const [chosen, setChosen] = useState<readonly ChosenPart[]>([]);
  const { currentData: found = [] } = useSearchBankStatementDocumentsByAdminQuery({ search });
  const leftMinor = parseMinor(amount) - sumOf(chosen);
  const offered = found.filter(
    (document) => document.currency === currency && chosen.every(({ number }) => number !== document.number),
  );
  const choose = (document: PayableDocument) => {
    const paidMinor = Math.max(0, Math.min(leftMinor, parseMinor(document.openAmount)));
    setChosen([...chosen, { ...document, amount: minorToDecimal(paidMinor) }]);
  };
  const isValid = chosen.length > 0 && leftMinor >= 0 && chosen.every((part) => sumOf([part]) > 0);
  const submit = async () => {
    const parts = chosen.map((part) => ({ number: part.number, amount: part.amount.trim() }));
    const isReopened = chosen.some(({ isLate }) => isLate);
    if (
      await onAssign({
        entryId,
        parts,
        ...(isReopened && { isReopened }),
        ...(entry.proposal?.repeats && { isSecond: true }),
      })
    )
      onClose();
  };
  return (
    <FormModal
      isOpen
      onClose={onClose}
      title={t('bank.assignTitle', { amount: money({ amount, currency }) })}
      submitLabel={t('bank.apply')}
      isBusy={isBusy}
      canSubmit={isValid}
      onSubmit={() => void submit()}
    >
      <Form.Item label={t('bank.find')}>
        <Input aria-label={t('bank.find')} value={typed} onChange={({ target }) => type(target.value)} />
      </Form.Item>
      <ul className={styles.found} aria-label={t('bank.found')}>
        {offered.map((document) => (
          <li key={document.number}>
            <span>
              <bdi dir="ltr">{document.number}</bdi> · <bdi>{document.customer}</bdi> ·{' '}
              {money({ amount: document.openAmount, currency })}
              {document.isLate && ` · ${t('bank.late')}`}
            </span>
            <Button
              size="small"
              aria-label={t('bank.chooseOf', { number: document.number })}
              onClick={() => choose(document)}
            >
              {t('bank.choose')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen.map((part) => (
        <Form.Item key={part.number} label={`${part.number} · ${part.customer}`}>
          <Flex gap="small">
            <DecimalInput
              aria-label={t('bank.amountOf', { number: part.number })}
              value={part.amount}
              onChange={(paid) =>
                setChosen(
                  chosen.map((each) => (each.number === part.number ? { ...each, amount: paid } : each)),
                )
              }
            />
            <Button
              aria-label={t('bank.removeOf', { number: part.number })}
              onClick={() => setChosen(chosen.filter(({ number }) => number !== part.number))}
            >
              ×
            </Button>
          </Flex>
        </Form.Item>
      ))}
      <Typography.Text type={leftMinor < 0 ? 'danger' : 'secondary'}>
        {t(leftMinor < 0 ? 'bank.tooMuch' : 'bank.left', {
          amount: money({ amount: minorToDecimal(Math.abs(leftMinor)), currency }),
        })}
      </Typography.Text>
    </FormModal>
  );
}
