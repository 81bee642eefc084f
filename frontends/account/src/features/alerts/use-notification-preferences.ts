import { accountApi, type NotificationPreferencesResponse, type UserResponse } from '@kp/api-client/account';
import { useRequestFailure, useSession } from '@kp/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Preference = keyof NotificationPreferencesResponse;
type Preferences = NotificationPreferencesResponse;

interface ChosenPreferences {
  /** As chosen, also while the server has not answered yet. */
  readonly chosen: Preferences;
  change(preference: Preference, isOn: boolean): void;
}

export function useNotificationPreferences(user: UserResponse): ChosenPreferences {
  const { t } = useTranslation('accountTabs');
  const { setUser } = useSession();
  const failure = useRequestFailure();
  const [update] = accountApi.useUpdateNotificationsMutation();
  const [pending, setPending] = useState<Partial<Preferences>>({});
  const latest = useRef(user);
  const sent = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    latest.current = user;
  }, [user]);

  const send = async (preference: Preference, isOn: boolean) => {
    try {
      const updateNotificationsRequest = { ...preferencesOf(latest.current), [preference]: isOn };
      const answer = await update({ updateNotificationsRequest }).unwrap();
      latest.current = { ...latest.current, ...preferencesOf(answer) };
      setUser(latest.current);
    } catch (error) {
      failure.show(error, { title: t('alerts.failed') });
    } finally {
      setPending(({ [preference]: _done, ...others }) => others);
    }
  };
  return {
    chosen: { ...preferencesOf(user), ...pending },
    change: (preference, isOn) => {
      if (pending[preference] !== undefined) return;
      setPending((others) => ({ ...others, [preference]: isOn }));
      // One after the other, because each request holds all five switches.
      sent.current = sent.current.then(() => send(preference, isOn));
    },
  };
}

function preferencesOf({
  emailNotifications,
  orderUpdates,
  productRestocks,
  priceDrops,
  promotions,
}: Preferences): Preferences {
  return { emailNotifications, orderUpdates, productRestocks, priceDrops, promotions };
}
