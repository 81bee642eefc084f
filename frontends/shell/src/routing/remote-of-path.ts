import type { RemoteName } from '../remotes/remote-modules';

const REMOTE_BY_SEGMENT: Readonly<Record<string, RemoteName>> = {
  admin: 'admin',
  account: 'account',
  login: 'account',
  'forgot-password': 'account',
  'reset-password': 'account',
  'confirm-email': 'account',
  'undo-email': 'account',
  invoice: 'account',
  unsubscribe: 'account',
  alert: 'account',
  newsletter: 'account',
};

export function remoteOfPath(pathname: string): RemoteName {
  const [, first = ''] = pathname.split('/');
  return REMOTE_BY_SEGMENT[first] ?? 'shop';
}
