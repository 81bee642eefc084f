import { directionOf, type LanguageCode } from '@kp/i18n';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps, type ThemeConfig } from 'antd';
import { use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const DARK = '(prefers-color-scheme: dark)';
/** Loaded with the first screen in that language; English is part of antd. */
const LOADERS: Partial<Record<LanguageCode, () => Promise<{ readonly default: AntdLocale }>>> = {
  fr: () => import(/* webpackChunkName: "antd-fr" */ 'antd/locale/fr_FR'),
  de: () => import(/* webpackChunkName: "antd-de" */ 'antd/locale/de_DE'),
  it: () => import(/* webpackChunkName: "antd-it" */ 'antd/locale/it_IT'),
  pt: () => import(/* webpackChunkName: "antd-pt" */ 'antd/locale/pt_PT'),
  ro: () => import(/* webpackChunkName: "antd-ro" */ 'antd/locale/ro_RO'),
  es: () => import(/* webpackChunkName: "antd-es" */ 'antd/locale/es_ES'),
  ar: () => import(/* webpackChunkName: "antd-ar" */ 'antd/locale/ar_EG'),
  zh: () => import(/* webpackChunkName: "antd-zh" */ 'antd/locale/zh_CN'),
  ja: () => import(/* webpackChunkName: "antd-ja" */ 'antd/locale/ja_JP'),
  ko: () => import(/* webpackChunkName: "antd-ko" */ 'antd/locale/ko_KR'),
};

function subscribe(onChange: () => void) {
  const media = matchMedia(DARK);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isDarkNow = () => matchMedia(DARK).matches;

/** Reads the CSS custom properties, so that colours are defined in one file only. */
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
      // antd would derive a tint from the base colour.
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
      // A reference, because the font changes with the language.
      fontFamily: 'var(--font)',
      fontSize: isCompact ? 14 : 16,
      borderRadius: 6,
      controlHeight: isCompact ? 32 : 44,
      motionDurationMid: '0.15s',
    },
  };
}

export interface AntdProviderProps {
  readonly density?: 'comfortable' | 'compact';
  readonly children: ReactNode;
}

export function AntdProvider(props: AntdProviderProps) {
  const { i18n } = useTranslation();
  const [firstLocale] = useState(() => firstAntdLocale(i18n.language as LanguageCode));
  return firstLocale ? (
    <PendingProvider {...props} firstLocale={firstLocale} />
  ) : (
    <ThemedProvider {...props} />
  );
}

function PendingProvider({
  firstLocale,
  ...props
}: AntdProviderProps & { readonly firstLocale: Promise<AntdLocale | undefined> }) {
  return <ThemedProvider {...props} firstLocale={use(firstLocale)} />;
}

function ThemedProvider({
  density = 'comfortable',
  firstLocale,
  children,
}: AntdProviderProps & { readonly firstLocale?: AntdLocale }) {
  const { i18n } = useTranslation();
  const language = i18n.language as LanguageCode;
  const locale = useAntdLocale(language, firstLocale);
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  // The custom properties change with the colour scheme.
  const theme = useMemo(() => ({ isDark, ...readTheme(density === 'compact') }), [isDark, density]);
  return (
    // Adopted sheets follow all others, so only a layer leaves the last word to our own styles.
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={locale}
        direction={directionOf(language)}
        componentSize="middle"
        button={{ autoInsertSpace: false }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

const loads = new Map<LanguageCode, Promise<AntdLocale | undefined>>();
const failed = new Set<LanguageCode>();

/** @returns undefined when loading failed; antd then falls back to English */
function loadAntdLocale(language: LanguageCode): Promise<AntdLocale | undefined> {
  const known = loads.get(language);
  if (known) return known;
  const load = Promise.resolve(LOADERS[language]?.()).then(
    (module) => module?.default,
    () => void failed.add(language),
  );
  loads.set(language, load);
  return load;
}

/** Retries only after a failure: replacing a pending load would suspend forever. */
function reloadAntdLocale(language: LanguageCode): Promise<AntdLocale | undefined> {
  if (failed.delete(language)) loads.delete(language);
  return loadAntdLocale(language);
}

function firstAntdLocale(language: LanguageCode): Promise<AntdLocale | undefined> | undefined {
  return LOADERS[language] && loadAntdLocale(language);
}

/** Keeps the previous locale until the new one has loaded. */
function useAntdLocale(language: LanguageCode, first: AntdLocale | undefined): AntdLocale | undefined {
  const [locale, setLocale] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    void reloadAntdLocale(language).then((loaded) => isCurrent && setLocale(loaded));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale;
}
