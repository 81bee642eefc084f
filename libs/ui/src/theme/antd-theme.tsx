import { directionOf, type LanguageCode } from '@kp/i18n';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import english from 'antd/locale/en_US';
import { use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { readAntdTheme, type Density } from './antd-tokens';
import styles from './antd-theme.module.css';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const DARK = '(prefers-color-scheme: dark)';
/** Loaded with the first screen in that language; English is part of antd. */
const LOADERS: Record<LanguageCode, (() => Promise<{ readonly default: AntdLocale }>) | undefined> = {
  en: undefined,
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

/** antd's own icons carry English names, which would be part of the names of buttons. */
const ALERT_ICONS = {
  infoIcon: <Icon name="info" />,
  successIcon: <Icon name="check" />,
  warningIcon: <Icon name="warning" />,
  errorIcon: <Icon name="warning" />,
};
/** Without the space that antd inserts between two Chinese characters. */
const BUTTON = {
  autoInsertSpace: false,
  loadingIcon: <Icon name="spinner" className={styles.spinner} />,
};

function subscribe(onChange: () => void) {
  const media = matchMedia(DARK);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isDarkNow = () => matchMedia(DARK).matches;

export interface AntdProviderProps {
  readonly density?: Density;
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
  const theme = useMemo(() => ({ isDark, ...readAntdTheme(density) }), [isDark, density]);
  return (
    // Adopted sheets follow all others, so only a layer leaves the last word to our own styles.
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        // Without a locale antd leaves out a provider, and adding it later would mount all children again.
        locale={locale ?? english}
        direction={directionOf(language)}
        componentSize="middle"
        alert={ALERT_ICONS}
        button={BUTTON}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

const loads = new Map<LanguageCode, Promise<AntdLocale | undefined>>();
const failed = new Set<LanguageCode>();

/** @returns undefined when loading failed */
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
