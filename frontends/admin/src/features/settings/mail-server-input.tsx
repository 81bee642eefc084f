import { Input, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, type MailServer, serverOf } from './mail-server';
import styles from './settings.module.css';

interface MailServerInputProps {
  /** The address without its password, as far as it is known. */
  readonly known: string | null;
  readonly onChange?: (address: string) => void;
}

/** An smtp address in the words of a mail provider's help page. */
export function MailServerInput({ known, onChange }: MailServerInputProps) {
  const { t } = useTranslation('adminSettings');
  const id = useId();
  const [server, setServer] = useState(() => serverOf(known));
  const change = (changes: Partial<MailServer>) => {
    const next = { ...server, ...changes };
    setServer(next);
    onChange?.(addressOf(next));
  };
  const field = (name: 'host' | 'port' | 'user' | 'password', more: object = {}) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{t(`connection.mail.${name}`)}</label>
      <Input
        id={`${id}-${name}`}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={server[name]}
        onChange={(event) => change({ [name]: event.target.value })}
        {...more}
      />
    </div>
  );
  return (
    <div className={styles.server}>
      {field('host', { placeholder: 'smtp.example.com' })}
      <div>
        <label htmlFor={`${id}-security`}>{t('connection.mail.security')}</label>
        <Select
          id={`${id}-security`}
          value={server.security}
          options={(['smtp', 'smtps'] as const).map((value) => ({
            value,
            label: t(`connection.mail.${value}`),
          }))}
          onChange={(security: MailServer['security']) => change({ security })}
        />
      </div>
      {field('port', { inputMode: 'numeric', placeholder: server.security === 'smtps' ? '465' : '587' })}
      {field('user')}
      {field('password', {
        type: 'password',
        autoComplete: 'new-password',
        placeholder: server.hasPassword ? t('connection.replace') : undefined,
      })}
    </div>
  );
}
