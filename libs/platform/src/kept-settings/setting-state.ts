import type { Secrecy } from '../config';

/** `unreadable`: kept, but encrypted with a JWT_SECRET that is no longer known. */
export type SettingSource = 'environment' | 'backOffice' | 'default' | 'none' | 'unreadable';

export interface SettingState {
  name: string;
  secrecy: Secrecy;
  source: SettingSource;
  /** What may be shown of its value; null without one. */
  shown: string | null;
}

const HIDDEN = '••••';
const SHOWN_CHARACTERS = 4;
/** Of a shorter secret four characters would say too much. */
const MIN_SECRET_LENGTH = 12;

export function shownOf(value: string, secrecy: Secrecy): string {
  if (secrecy === 'open') return value;
  if (secrecy === 'password') return withoutPassword(value);
  return HIDDEN + (value.length < MIN_SECRET_LENGTH ? '' : value.slice(-SHOWN_CHARACTERS));
}

/** A new address of the same server and user that names no password keeps the one it had. */
export function keepPassword(value: string, before: string | undefined): string {
  const [next, former] = [parsed(value), before === undefined ? null : parsed(before)];
  if (!next || !former || next.password !== '' || next.username === '') return value;
  if (next.hostname !== former.hostname || next.username !== former.username) return value;
  next.password = former.password;
  return next.href;
}

function withoutPassword(value: string): string {
  const url = parsed(value);
  if (!url) return HIDDEN;
  const hasPassword = url.password !== '';
  url.password = '';
  return hasPassword ? url.href.replace('@', `:${HIDDEN}@`) : url.href;
}

function parsed(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
