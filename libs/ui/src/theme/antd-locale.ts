import type { LanguageCode } from '@kp/i18n';
import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** antd's own words; each file is fetched with the first kit in its language. English is part of antd. */
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

/** What has been asked for, so that a language is fetched once. */
const loads = new Map<LanguageCode, Promise<AntdLocale | undefined>>();
const failed = new Set<LanguageCode>();

/** @returns antd's words, or nothing when they cannot be fetched: English ones are better than no screen */
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

/** Once more for a screen that appears after a failure; never while one is waiting, which would wait for ever. */
function reloadAntdLocale(language: LanguageCode): Promise<AntdLocale | undefined> {
  if (failed.delete(language)) loads.delete(language);
  return loadAntdLocale(language);
}

/** antd's words for the first screen, which waits for them as it waits for antd itself; nothing for English. */
export function firstAntdLocale(language: LanguageCode): Promise<AntdLocale | undefined> | undefined {
  return LOADERS[language] && loadAntdLocale(language);
}

/** antd's words in the language of the page; when it changes, the old words stay until the new ones are here. */
export function useAntdLocale(language: LanguageCode, first: AntdLocale | undefined): AntdLocale | undefined {
  const [locale, setLocale] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void reloadAntdLocale(language).then((loaded) => isWanted && setLocale(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return locale;
}
