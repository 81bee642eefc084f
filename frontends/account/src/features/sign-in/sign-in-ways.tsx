import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SignInMode } from './use-sign-in';
import styles from './sign-in.module.css';

export interface SignInWaysProps {
  readonly mode: SignInMode;
  readonly onChange: (mode: SignInMode) => void;
}

/** The other half of the page, and the way past it. */
export function SignInWays({ mode, onChange }: SignInWaysProps) {
  const { t } = useTranslation('account');
  const isLogin = mode === 'login';
  return (
    <div className={styles.ways}>
      <Button onClick={() => onChange(isLogin ? 'register' : 'login')}>
        {t(isLogin ? 'login.toRegister' : 'register.toLogin')}
      </Button>
      <Link to="/">{t('login.guest')}</Link>
    </div>
  );
}
