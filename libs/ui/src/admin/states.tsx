import { Alert, Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LoadFailureProps {
  readonly title: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean | undefined;
  /** The reason. */
  readonly children: ReactNode;
}

export function LoadFailure({ title, onRetry, isRetrying, children }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      title={title}
      description={children}
      action={
        <Button onClick={onRetry} loading={isRetrying}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}

export interface NothingFoundProps {
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

export function NothingFound({ title, children }: NothingFoundProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={title}>
      {children}
    </Empty>
  );
}
