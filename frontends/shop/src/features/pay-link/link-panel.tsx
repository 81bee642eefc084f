import { EmptyState, type EmptyStateProps } from '@kp/ui';
import { StatusPanel } from '../../shared/status-panel';

export function LinkPanel({ icon, title, children }: Pick<EmptyStateProps, 'icon' | 'title' | 'children'>) {
  return (
    <StatusPanel>
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
    </StatusPanel>
  );
}
