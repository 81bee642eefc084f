export interface MailServer {
  readonly host: string;
  /** Empty: that of the security. */
  readonly port: string;
  /** smtp takes TLS as soon as the server offers it. */
  readonly security: 'smtp' | 'smtps';
  readonly user: string;
  readonly password: string;
  /** One is kept, though it is not shown. */
  readonly hasPassword: boolean;
}

const EMPTY: MailServer = {
  host: '',
  port: '',
  security: 'smtp',
  user: '',
  password: '',
  hasPassword: false,
};
const PORTS = { smtp: '587', smtps: '465' } as const;

export function serverOf(address: string | null): MailServer {
  if (!address || !URL.canParse(address)) return EMPTY;
  const { protocol, hostname, port, username, password } = new URL(address);
  return {
    host: hostname,
    port,
    security: protocol === 'smtps:' ? 'smtps' : 'smtp',
    user: decodeURIComponent(username),
    password: '',
    hasPassword: password !== '',
  };
}

/** Empty without a host. Without a password the server keeps the one it had for this host and user. */
export function addressOf({ host, port, security, user, password }: MailServer): string {
  if (host.trim() === '') return '';
  const secret = password === '' ? '' : `:${encodeURIComponent(password)}`;
  const account = user.trim() === '' ? '' : `${encodeURIComponent(user.trim())}${secret}@`;
  return `${security}://${account}${host.trim()}:${port.trim() || PORTS[security]}`;
}
