import { lazyPanel } from '../../shared/lazy-panel';
import type { StopButtonProps } from './stop-button';

/** Its question comes with an import that can be stopped. */
export const StopButton = lazyPanel<StopButtonProps>(
  async () => (await import('./stop-button')).StopButton,
  () => true,
);
