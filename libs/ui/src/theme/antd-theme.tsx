import { ConfigProvider, type ThemeConfig } from 'antd';
import { use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type LanguageCode } from '@kp/i18n';
import { firstAntdLocale, useAntdLocale, type AntdLocale } from './antd-locale';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const media = matchMedia(DARK);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isDarkNow = () => matchMedia(DARK).matches;

/** The tokens of the theme as antd wants them. They are read from the page, so that colours stand in one file only. */
function readTheme(isCompact: boolean): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim() || undefined;
  return {
    token: {
      colorPrimary: token('--action'),
      colorLink: token('--action-text'),
      colorError: token('--alert'),
      colorWarning: token('--warning'),
      colorSuccess: token('--good'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextDescription: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-soft'),
      colorBgBase: token('--surface'),
      // Tinted from the base unless given.
      colorBgContainer: token('--surface'),
      colorBgElevated: token('--surface'),
      colorBgLayout: token('--paper'),
      colorBorder: token('--control-line'),
      colorBorderSecondary: token('--steel-line'),
      colorFillAlter: token('--steel-faint'),
      colorIcon: token('--ink-soft'),
      colorTextQuaternary: token('--ink-soft'),
      controlItemBgActive: token('--action-faint'),
      controlItemBgActiveHover: token('--action-faint'),
      controlItemBgHover: token('--steel-faint'),
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      // Not read, but referred to: it changes with the language.
      fontFamily: 'var(--font)',
      fontSize: isCompact ? 14 : 16,
      borderRadius: 6,
      controlHeight: isCompact ? 32 : 44,
      motionDurationMid: '0.15s',
    },
  };
}

export interface KitProviderProps {
  /** The back office is dense; customers' forms are comfortable. */
  readonly density?: 'comfortable' | 'compact';
  readonly children: ReactNode;
}

/** Puts antd's parts into the shop's theme, language and direction of writing. */
export function KitProvider(props: KitProviderProps) {
  const { i18n } = useTranslation();
  const [firstLocale] = useState(() => firstAntdLocale(i18n.language as LanguageCode));
  return firstLocale ? <PendingKit {...props} firstLocale={firstLocale} /> : <Kit {...props} />;
}

function PendingKit({
  firstLocale,
  ...props
}: KitProviderProps & { readonly firstLocale: Promise<AntdLocale | undefined> }) {
  return <Kit {...props} firstLocale={use(firstLocale)} />;
}

function Kit({
  density = 'comfortable',
  firstLocale,
  children,
}: KitProviderProps & { readonly firstLocale?: AntdLocale }) {
  const { i18n } = useTranslation();
  const language = i18n.language as LanguageCode;
  const locale = useAntdLocale(language, firstLocale);
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  // The page's colours change with the scheme: read them again.
  const theme = useMemo(() => ({ isDark, ...readTheme(density === 'compact') }), [isDark, density]);
  return (
    <ConfigProvider theme={theme} locale={locale} direction={directionOf(language)} componentSize="middle">
      {children}
    </ConfigProvider>
  );
}
