import { useRequestFailure, useToast } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Button, Flex, NothingFound, Tabs, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import {
  type BankEntry,
  type BankMatch,
  ENTRIES_PER_PAGE,
  type EntryState,
  matchOf,
  useApplyBankStatementMatchesByAdminMutation,
  useBankEntryPageQuery,
} from './bank-api';
import { BankEntryCard } from './bank-entry-card';
import { ImportStatement } from './import-statement';
import wrapped from '../../shared/wrapped-tabs.module.css';
import styles from './bank.module.css';

const SHOWN_STATES = ['open', 'matched', 'ignored', 'returned'] as const satisfies readonly EntryState[];
const MAX_AT_ONCE = 200;

/** Lines of bank statements, with what they seem to pay. */
export function BankTab() {
  const { t } = useTranslation('adminOrders');
  const [state, setState] = useState<EntryState>('open');
  return (
    <Flex vertical gap="middle" component="section" aria-labelledby="bank-title">
      <h1 id="bank-title">{t('bank.title')}</h1>
      <Typography.Text type="secondary">{t('bank.hint')}</Typography.Text>
      <ImportStatement />
      <Tabs
        className={wrapped.tabs}
        activeKey={state}
        onChange={(key) => setState(key as EntryState)}
        items={SHOWN_STATES.map((key) => ({ key, label: t(`bank.states.${key}`) }))}
      />
      <EntryList key={state} state={state} />
    </Flex>
  );
}

function EntryList({ state }: { readonly state: EntryState }) {
  const { t } = useTranslation('adminOrders');
  const { number } = useFormats();
  const [offset, setOffset] = useState(0);
  const query = useBankEntryPageQuery({ state, offset });
  const { apply, isApplying, refusals } = useApply();
  const { currentData } = query;
  if (!currentData) return <NotLoaded query={query} failed={t('bank.failed')} lines={8} />;
  const { rows: entries, total } = currentData;
  if (entries.length === 0) return <NothingFound title={t(`bank.empty.${state}`)} />;
  const certain = entries.filter(({ proposal }) => proposal?.isCertain).slice(0, MAX_AT_ONCE);
  const sorted = [...certain, ...entries.filter((entry) => !certain.includes(entry))];
  return (
    <Flex vertical gap="middle">
      {certain.length > 0 && (
        <Flex wrap align="center" gap="small">
          <Button
            type="primary"
            loading={isApplying}
            onClick={() => void apply(certain.flatMap((entry) => matchOf(entry) ?? []))}
          >
            {t('bank.applyCertain', { count: certain.length, number: number(certain.length) })}
          </Button>
          <Typography.Text type="secondary">{t('bank.certainHint')}</Typography.Text>
        </Flex>
      )}
      <ul className={styles.list} aria-label={t(`bank.states.${state}`)}>
        {sorted.map((entry: BankEntry) => (
          <li key={entry.id}>
            <BankEntryCard
              entry={entry}
              refusal={refusals.get(entry.id)}
              onApply={(match) => apply([match])}
            />
          </li>
        ))}
      </ul>
      {total > ENTRIES_PER_PAGE && (
        <Flex gap="small">
          <Button disabled={offset === 0} onClick={() => setOffset(offset - ENTRIES_PER_PAGE)}>
            {t('bank.newer')}
          </Button>
          <Button
            disabled={offset + ENTRIES_PER_PAGE >= total}
            onClick={() => setOffset(offset + ENTRIES_PER_PAGE)}
          >
            {t('bank.older')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** What is refused is said at its line; the others are done. */
function useApply() {
  const { t } = useTranslation('adminOrders');
  const { number } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send, { isLoading: isApplying }] = useApplyBankStatementMatchesByAdminMutation();
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const apply = async (matches: BankMatch[]): Promise<boolean> => {
    const { data, error } = await send({ applyBankMatchesRequest: { matches } });
    if (error) {
      failure.show(error, { title: t('bank.applyFailed') });
      return false;
    }
    setRefusals(new Map(data.failures.map(({ entryId, message }) => [entryId, message])));
    const { applied: count } = data;
    if (count > 0) toast({ title: t('bank.applied', { count, number: number(count) }) });
    return data.failures.length === 0;
  };
  return { apply, isApplying, refusals };
}
