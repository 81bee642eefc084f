import { classNames } from '../class-names';
import styles from './icon.module.css';

/** Outlines on a 24 × 24 grid, drawn with a 2 px stroke. */
const ICON_PATHS = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.2 16.2 21 21',
  cart: 'M2 3h3l2.6 12h11L21 7H6M9 20.5h.01M17 20.5h.01',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c.6-4 3.8-6 8-6s7.4 2 8 6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  edit: 'M4 20h4L20 8l-4-4L4 16zM13.5 6.5l4 4',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  truck:
    'M2 5h12v12H2zM14 9h4.5L22 13v4h-8M6.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  star: 'm12 3 2.8 5.9 6.2.8-4.6 4.4 1.2 6.4L12 17.4l-5.6 3.1 1.2-6.4L3 9.7l6.2-.8z',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  list: 'M4 5h3v3H4zM4 16h3v3H4zM11 6.5h9M11 17.5h9',
  filter: 'M3 6h18M6 12h12M10 18h4',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  phone:
    'M5 3h4l1.5 5L8 10c1.3 2.7 3.3 4.7 6 6l2-2.5 5 1.5v4a2 2 0 0 1-2 2C10.5 20.5 3.5 13.5 3 5a2 2 0 0 1 2-2',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  chat: 'M3 4h18v13h-9l-5 4v-4H3zM8 10.5h.01M12 10.5h.01M16 10.5h.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  pin: 'M12 21c4.5-5 7-8.3 7-11a7 7 0 0 0-14 0c0 2.7 2.5 6 7 11M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  eye: 'M2 12c2-4.7 5.6-7 10-7s8 2.3 10 7c-2 4.7-5.6 7-10 7s-8-2.3-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  'eye-off': 'M2 12c2-4.7 5.6-7 10-7s8 2.3 10 7c-2 4.7-5.6 7-10 7s-8-2.3-10-7M4 20 20 4',
  spinner: 'M12 3a9 9 0 1 0 9 9',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 7.5h.01',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  logout: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-up': 'm5 15 7-7 7 7',
  'chevron-end': 'm9 5 7 7-7 7',
  'chevron-start': 'm15 5-7 7 7 7',
  'arrow-end': 'M4 12h16M14 6l6 6-6 6',
} as const;
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'cart',
  'truck',
  'list',
  'logout',
  'chevron-end',
  'chevron-start',
  'arrow-end',
]);

export interface IconProps {
  readonly name: IconName;
  /** Edge length in pixels; 20 unless given. */
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classNames(styles.icon, DIRECTIONAL.has(name) && styles.directional, className)}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

export type IconName = keyof typeof ICON_PATHS;
