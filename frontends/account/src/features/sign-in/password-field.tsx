import { TextInput, type TextInputProps } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sign-in.module.css';

/** A password that can be looked at. Pasting and password managers work as in any other field. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'label'>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        {...props}
        label={t('fields.password')}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button type="button" className={styles.reveal} onClick={() => setShown(!isShown)}>
        {isShown ? t('fields.hidePassword') : t('fields.showPassword')}
      </button>
    </div>
  );
}
