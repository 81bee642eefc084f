import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ title, icon, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <Icon name={icon} size={40} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface ErrorPanelProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

export function ErrorPanel({ title, children, onRetry, isRetrying }: ErrorPanelProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.state}>
      <Icon name="warning" size={40} className={styles.alertIcon} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry} isBusy={isRetrying}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface ErrorBoundaryProps {
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
