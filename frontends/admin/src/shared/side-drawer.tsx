import { lazyPanel } from './lazy-panel';
import type { SideDrawerProps } from './opened-drawer';

/** At the end of the line, whichever side that is; named by its title, and empty again once it is closed. */
export const SideDrawer = lazyPanel<SideDrawerProps>(
  async () => (await import('./opened-drawer')).OpenedDrawer,
  ({ open }) => open ?? false,
);
