import { linksApi } from '@kp/api-client/links';
import { useRequestFailure } from '@kp/client';
import { type TrackOrderForm as TypedOrder, validateTrackOrder } from '@kp/commerce';
import { Button, EmailInput, TextInput, UnbrokenNumbers } from '@kp/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

type Problems = Partial<Record<keyof TypedOrder, string>>;
const FIELDS = ['orderNumber', 'email'] as const;

/** The response reveals nothing, so what follows is the same for every order that was typed. */
export function TrackOrderForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const id = useId();
  const [track, { isLoading }] = linksApi.useTrackOrderMutation();
  const [typed, setTyped] = useState<TypedOrder>({ orderNumber: '', email: '' });
  const [problems, setProblems] = useState<Problems>({});

  const show = (found: Problems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    return first !== undefined;
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = validateTrackOrder(typed).map(({ field, messageKey, values }) => [
      field,
      common(messageKey, { ...values }),
    ]);
    if (show(Object.fromEntries(found) as Problems)) return;
    const trackOrderRequest = { orderNumber: typed.orderNumber.trim(), email: typed.email.trim() };
    const { error } = await track({ trackOrderRequest });
    if (!error) return onSent();
    show(failure.show(error, { title: t('trackOrder.failed'), fields: FIELDS }).fields);
  };
  const control = (field: keyof TypedOrder) => ({
    id: `${id}-${field}`,
    label: t(`trackOrder.${field}`),
    error: problems[field],
    value: typed[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [field]: target.value }),
    isRequired: true,
  });
  return (
    <form noValidate className={styles.track} onSubmit={(event) => void send(event)}>
      <TextInput
        {...control('orderNumber')}
        hint={<UnbrokenNumbers>{t('trackOrder.orderNumberHint')}</UnbrokenNumbers>}
        inputMode="text"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <EmailInput {...control('email')} autoComplete="email" />
      <Button type="submit" variant="primary" icon="mail" isBusy={isLoading}>
        {t('trackOrder.button')}
      </Button>
    </form>
  );
}
