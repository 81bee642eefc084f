import { accountApi, type NotificationPreferencesResponse, type UserResponse } from '@kp/api-client/account';
import { useRequestFailure, useSession } from '@kp/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Preference = keyof NotificationPreferencesResponse;

interface NotificationPreferences {
  /** As chosen, also while the server has not answered yet. */
  readonly chosen: NotificationPreferencesResponse;
  change(preference: Preference, isOn: boolean): void;
}

export function useNotificationPreferences(user: UserResponse): NotificationPreferences {
  const { t } = useTranslation('account');
  const { setUser } = useSession();
  const failure = useRequestFailure();
  const [update] = accountApi.useUpdateNotificationsMutation();
  const [pending, setPending] = useState<Partial<NotificationPreferencesResponse>>({});
  const latest = useRef(user);
  useEffect(() => {
    latest.current = user;
  }, [user]);

  const save = async (preference: Preference, isOn: boolean) => {
    setPending((others) => ({ ...others, [preference]: isOn }));
    try {
      const answer = await update({ updateNotificationsRequest: { [preference]: isOn } }).unwrap();
      // Its own switch only: the answers of quick changes may arrive in any order.
      latest.current = { ...latest.current, [preference]: answer[preference] };
      setUser(latest.current);
    } catch (error) {
      failure.show(error, { title: t('alerts.failed') });
    } finally {
      setPending(({ [preference]: _done, ...others }) => others);
    }
  };
  return {
    chosen: { ...user, ...pending },
    change: (preference, isOn) => {
      if (pending[preference] === undefined) void save(preference, isOn);
    },
  };
}
