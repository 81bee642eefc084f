import { Flex } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ViewLine } from '../../shared/list/view-tabs';
import { AccountingViews } from './accounting-views';
import styles from './accounting.module.css';

interface AccountingPageProps {
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of what is no list. */
export function AccountingPage({ actions, children }: AccountingPageProps) {
  const { t } = useTranslation('adminAccounting');
  return (
    <Flex vertical gap="small">
      <Flex wrap align="center" gap="small" component="header">
        <h1 className={styles.title}>{t('title')}</h1>
        {actions}
      </Flex>
      <ViewLine>
        <AccountingViews />
      </ViewLine>
      {children}
    </Flex>
  );
}
