import { useRequestFailure, useToast } from '@kp/client';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Card, Flex, Tag, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignDialog } from './assign-dialog';
import {
  type BankEntry,
  type BankMatch,
  matchOf,
  type RepeatedLine,
  useIgnoreBankStatementEntryByAdminMutation,
  useUndoBankStatementEntryByAdminMutation,
} from './bank-api';
import styles from './bank.module.css';

interface BankEntryCardProps {
  readonly entry: BankEntry;
  /** Why its match was refused. */
  readonly refusal: string | undefined;
  readonly onApply: (match: BankMatch) => Promise<boolean>;
}

export function BankEntryCard({ entry, refusal, onApply }: BankEntryCardProps) {
  const { money } = useFormats();
  const { bookedOn, amount, currency, counterpartyName, counterpartyIban, text, parts, state } = entry;
  const inMoney = money({ amount, currency });
  return (
    <Card size="small">
      <div className={styles.entry}>
        <div className={styles.facts}>
          <strong className={styles.amount}>{inMoney}</strong>
          <bdi dir="ltr">{formatInvoiceDate(bookedOn)}</bdi>
          <bdi>{counterpartyName}</bdi>
          <Typography.Text type="secondary">
            <bdi dir="ltr">{counterpartyIban}</bdi>
          </Typography.Text>
          <bdi className={styles.text}>{text}</bdi>
        </div>
        <div className={styles.decision}>
          {state === 'open' && <Proposed entry={entry} />}
          {parts.map((part) => (
            <p key={part.number}>
              <bdi dir="ltr">{part.number}</bdi> · {money({ amount: part.amount, currency })}
            </p>
          ))}
          {refusal && <Alert type="error" showIcon title={refusal} />}
          <EntryActions entry={entry} name={`${counterpartyName} ${inMoney}`} onApply={onApply} />
        </div>
      </div>
    </Card>
  );
}

function Proposed({ entry: { proposal, currency } }: { readonly entry: BankEntry }) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  if (!proposal) return <Typography.Text type="secondary">{t('bank.unknown')}</Typography.Text>;
  const { isCertain, reason, parts, repeats } = proposal;
  if (repeats) return <Repeated repeats={repeats} />;
  return (
    <>
      <Flex wrap gap="small">
        <Tag color={isCertain ? 'success' : 'warning'}>{t(isCertain ? 'bank.certain' : 'bank.toCheck')}</Tag>
        <Typography.Text type="secondary">{t(`bank.reasons.${reason}`)}</Typography.Text>
      </Flex>
      {parts.map(({ number, customer, amount, openAmount, isLate }) => (
        <p key={number}>
          <bdi dir="ltr">{number}</bdi> · <bdi>{customer}</bdi> · {money({ amount, currency })}
          {amount !== openAmount &&
            ` ${t('bank.ofOpen', { amount: money({ amount: openAmount, currency }) })}`}
          {isLate && ` · ${t('bank.late')}`}
        </p>
      ))}
    </>
  );
}

function Repeated({ repeats: { state, parts } }: { readonly repeats: RepeatedLine }) {
  const { t } = useTranslation('adminOrders');
  return (
    <>
      <Flex wrap gap="small">
        <Tag color="warning">{t('bank.reasons.repeat')}</Tag>
        <Typography.Text type="secondary">{t(`bank.repeats.${state}`)}</Typography.Text>
      </Flex>
      {parts.map(({ number }) => (
        <p key={number}>
          <bdi dir="ltr">{number}</bdi>
        </p>
      ))}
    </>
  );
}

interface EntryActionsProps extends Pick<BankEntryCardProps, 'entry' | 'onApply'> {
  readonly name: string;
}

function EntryActions({ entry, name, onApply }: EntryActionsProps) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [isApplying, setApplying] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const [ignore, ignoring] = useIgnoreBankStatementEntryByAdminMutation();
  const [undo, undoing] = useUndoBankStatementEntryByAdminMutation();
  const { id, state, proposal, amount } = entry;
  const match = matchOf(entry);
  const apply = async (given: BankMatch) => {
    setApplying(true);
    const isDone = await onApply(given);
    setApplying(false);
    return isDone;
  };
  const decide = async (work: Promise<{ error?: unknown }>, done: string) => {
    const { error } = await work;
    if (error) failure.show(error, { title: t('bank.applyFailed') });
    else toast({ title: done });
  };
  if (state === 'returned') return null;
  if (state !== 'open')
    return (
      <Button
        size="small"
        loading={undoing.isLoading}
        aria-label={t('bank.undoOf', { name })}
        onClick={() => void decide(undo({ id }), t('bank.undone'))}
      >
        {t('bank.undo')}
      </Button>
    );
  return (
    <Flex wrap gap="small">
      {match && (
        <Button
          size="small"
          type={proposal?.isCertain ? 'default' : 'primary'}
          loading={isApplying}
          aria-label={t('bank.applyOf', { name })}
          onClick={() => void apply(match)}
        >
          {t(proposal?.reason === 'return' ? 'bank.takeBack' : 'bank.apply')}
        </Button>
      )}
      {!amount.startsWith('-') && (
        <Button size="small" aria-label={t('bank.assignOf', { name })} onClick={() => setAssigning(true)}>
          {t('bank.assign')}
        </Button>
      )}
      <Button
        size="small"
        type={proposal?.repeats ? 'primary' : 'default'}
        loading={ignoring.isLoading}
        aria-label={t(proposal?.repeats ? 'bank.setAsideOf' : 'bank.ignoreOf', { name })}
        onClick={() => void decide(ignore({ id }), t('bank.ignored'))}
      >
        {t(proposal?.repeats ? 'bank.setAside' : 'bank.ignore')}
      </Button>
      {isAssigning && (
        <AssignDialog
          entry={entry}
          isBusy={isApplying}
          onAssign={apply}
          onClose={() => setAssigning(false)}
        />
      )}
    </Flex>
  );
}
