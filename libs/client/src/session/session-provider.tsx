import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { emptyApi } from '@kp/api-client';
import type { UserResponse } from '@kp/api-client/session';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { whenHydrated } from '../hydration/hydration';
import { useAppDispatch, useAppSelector } from '../store/create-store';
import { useToast } from '../toasts/toast-provider';
import { clearPersonalData, createSessionActions, type SessionActions } from './session-actions';
import type { SessionStatus } from './session-slice';

const SessionContext = createContext<SessionActions | null>(null);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const actions = useMemo(() => createSessionActions(dispatch), [dispatch]);

  useEffect(() => {
    void whenHydrated().then(actions.restore);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.loggedOutAt) clearPersonalData();
      if (key !== STORAGE_KEYS.token) return;
      dispatch(emptyApi.util.resetApiState());
      void actions.restore();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [actions, dispatch]);

  return (
    <SessionContext value={actions}>
      <ExpiryWatch expire={actions.expire} />
      <RightsWatch restore={actions.restore} />
      {children}
    </SessionContext>
  );
}

function ExpiryWatch({ expire }: { expire: () => void }) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const expiredToken = useAppSelector(({ session }) => session.expiredToken);
  useEffect(() => {
    // Another tab may have signed in again, with a newer token.
    if (!expiredToken || expiredToken !== localStore.read(STORAGE_KEYS.token)) return;
    expire();
    toast({ title: t('errors.sessionExpired'), variant: 'destructive' });
  }, [expiredToken, expire, toast, t]);
  return null;
}

/** Roles may have changed since the account was read: the screens follow what they include now. */
function RightsWatch({ restore }: { restore: () => Promise<void> }) {
  const refusals = useAppSelector(({ session }) => session.refusals);
  useEffect(() => {
    if (refusals > 0) void restore();
  }, [refusals, restore]);
  return null;
}

interface Session extends Omit<SessionActions, 'restore' | 'expire'> {
  readonly status: SessionStatus;
  readonly user: UserResponse | null;
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly hasExpired: boolean;
}

export function useSession(): Session {
  const actions = use(SessionContext);
  if (!actions) throw new Error('useSession must be used within SessionProvider');
  const { status, user, hasExpired } = useAppSelector(({ session }) => session);
  return useMemo(() => {
    const { login, register, logout, setUser, updateUser } = actions;
    const isLoading = status === 'loading';
    return {
      status,
      user,
      isLoading,
      isAuthenticated: status === 'signedIn',
      hasExpired,
      login,
      register,
      logout,
      setUser,
      updateUser,
    };
  }, [actions, status, user, hasExpired]);
}

export function signInPath(path: string): string {
  return `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

export function SignInRedirect() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath(pathname + search)} replace />;
}
