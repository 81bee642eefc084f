import { linksApi, type WithdrawableOrderResponse } from '@kp/api-client/links';
import { isApiError, useRequestFailure } from '@kp/client';
import { validateWithdrawal, type WithdrawalForm } from '@kp/commerce/withdrawal-rules';
import { Button, EmailInput, ErrorPanel, SkeletonText, TextInput, UnbrokenNumbers } from '@kp/ui';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenUnits, WithdrawnItems } from './withdrawn-items';
import type { Claim, Declaration } from './declaration';
import styles from './withdraw.module.css';

type Problems = Partial<Record<keyof WithdrawalForm | 'items', string>>;
const FIELDS = ['name', 'orderNumber', 'email'] as const;
const NOT_FOUND = 404;

interface DeclareStepProps {
  /** Of the link that led here; empty without one. */
  readonly token: string;
  readonly onDeclared: (declaration: Declaration) => void;
}

/** Who withdraws from which items of which order. All of them are chosen until some are taken out. */
export function DeclareStep({ token, onDeclared }: DeclareStepProps) {
  const { t } = useTranslation('law');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const id = useId();
  const [find, query] = linksApi.useFindWithdrawableOrderMutation();
  const [typed, setTyped] = useState<WithdrawalForm>({ name: '', orderNumber: '', email: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [found, setFound] = useState<{ claim: Claim; order: WithdrawableOrderResponse }>();
  const [chosen, setChosen] = useState<ChosenUnits>(new Map());

  const accept = (claim: Claim, order: WithdrawableOrderResponse) => {
    setFound({ claim, order });
    setChosen(new Map(order.items.filter(isOpen).map(({ itemId, quantity }) => [itemId, quantity])));
  };
  const search = async (claim: Claim) => {
    const { data: order, error } = await find({ findWithdrawalRequest: claim });
    if (order) accept(claim, order);
    return error;
  };
  useEffect(() => {
    if (token === '') return;
    const claim = { token };
    void find({ findWithdrawalRequest: claim }).then(({ data }) => data && accept(claim, data));
    // The order of a link is found once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token]);

  const show = (shown: Problems) => {
    setProblems(shown);
    const first = FIELDS.find((field) => shown[field]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    return Object.keys(shown).length > 0;
  };
  const problemsOf = (fields: readonly (keyof WithdrawalForm)[]) =>
    Object.fromEntries(
      validateWithdrawal(typed)
        .filter(({ field }) => fields.includes(field))
        .map(({ field, messageKey, values }) => [field, common(messageKey, { ...values })]),
    ) as Problems;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (show(problemsOf(token === '' ? FIELDS : ['name']))) return;
    if (!found) {
      const claim = { orderNumber: typed.orderNumber.trim(), email: typed.email.trim() };
      const error = await search(claim);
      if (!error) return;
      if (isApiError(error) && error.status === NOT_FOUND) show({ orderNumber: t('withdraw.notFound') });
      else show(failure.show(error, { title: t('withdraw.findFailed'), fields: FIELDS }).fields);
      return;
    }
    const items = [...chosen].map(([itemId, quantity]) => ({ itemId, quantity }));
    if (items.length === 0) return setProblems({ items: t('withdraw.chooseItem') });
    onDeclared({ ...found, name: typed.name.trim(), items });
  };
  const control = (field: keyof WithdrawalForm) => ({
    id: `${id}-${field}`,
    label: t(`withdraw.${field}`),
    error: problems[field],
    value: typed[field],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [field]: target.value });
      // Another order has other items.
      if (field !== 'name') setFound(undefined);
    },
    isRequired: true,
  });
  if (token !== '' && !found) {
    const panel = { ...query, isFetching: query.isLoading, refetch: () => void search({ token }) };
    if (query.error) return <ErrorPanel {...failure.panel(panel, t('withdraw.findFailed'))} />;
    return <SkeletonText lines={6} />;
  }
  const barrier = found?.order.barrier;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2 className={styles.step}>{t('withdraw.step', { step: 1, title: t('withdraw.declare') })}</h2>
      {found && (
        <p className={styles.soft}>
          <UnbrokenNumbers>
            {common('order.number', { orderNumber: found.order.orderNumber })}
          </UnbrokenNumbers>
        </p>
      )}
      {!barrier && <TextInput {...control('name')} autoComplete="name" maxLength={200} />}
      {token === '' && (
        <>
          <TextInput
            {...control('orderNumber')}
            hint={<UnbrokenNumbers>{t('withdraw.orderNumberHint')}</UnbrokenNumbers>}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
          />
          <EmailInput {...control('email')} autoComplete="email" />
        </>
      )}
      {barrier && (
        <p role="status" className={styles.barrier}>
          {t(`withdraw.barrier.${barrier}`)}
        </p>
      )}
      {found && !barrier && (
        <WithdrawnItems order={found.order} chosen={chosen} onChange={setChosen} error={problems.items} />
      )}
      {!barrier && (
        <Button type="submit" variant="primary" isBusy={query.isLoading}>
          {t(found ? 'withdraw.next' : 'withdraw.find')}
        </Button>
      )}
    </form>
  );
}

const isOpen = ({ quantity }: { quantity: number }) => quantity > 0;
