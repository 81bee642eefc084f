import { directionOf, switchLanguage, type LanguageCode } from '@kp/i18n';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { forgetAddressedLanguage, keepLanguage, rememberLanguage, wantedLanguage } from './chosen-language';

export interface LanguageFacility {
  /** The language on screen. */
  readonly language: LanguageCode;
  /** Chosen, but its texts are still on their way. */
  readonly pending: LanguageCode | null;
  /**
   * Switches the interface in place and remembers the choice. Page, form and cart stay as they are; of several choices
   * the last one counts.
   *
   * @throws when the texts cannot be loaded; the language stays as it was
   */
  choose(language: LanguageCode): Promise<void>;
}

const LanguageContext = createContext<LanguageFacility | null>(null);

/**
 * Follows the visitor's choice of language. A page comes to life in the language the server made it in; when the
 * visitor had chosen another one, it is switched right after.
 */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  // What `useTranslation` hands out is a copy of the moment: it does not see a change that is still under way.
  const { i18n } = use(I18nContext);
  const language = useTranslation().i18n.language as LanguageCode;
  const [pending, setPending] = useState<LanguageCode | null>(null);
  const wanted = useRef(language);

  const change = useCallback(
    async (code: LanguageCode) => {
      wanted.current = code;
      const isLast = () => wanted.current === code;
      setPending(code);
      try {
        await switchLanguage(i18n, code, isLast);
      } finally {
        if (isLast()) setPending(null);
      }
      return isLast();
    },
    [i18n],
  );
  const choose = useCallback(
    async (code: LanguageCode) => {
      if (!(await change(code))) return;
      rememberLanguage(code);
      forgetAddressedLanguage();
    },
    [change],
  );

  const begin = useEffectEvent(() => {
    const own = wantedLanguage(language);
    keepLanguage(own);
    // Nobody waits for it: the page is there, in a language that the server thought right.
    if (own === language) return undefined;
    return whenIdle(() => {
      const hasChosen = wanted.current !== language;
      if (!hasChosen) change(own).catch(() => undefined);
    });
  });
  useEffect(() => begin(), []);

  // Before the browser paints, so that texts and direction turn at once.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  const facility = useMemo(() => ({ language, pending, choose }), [language, pending, choose]);
  return <LanguageContext value={facility}>{children}</LanguageContext>;
}

/** For browsers that do not say when they are idle, in milliseconds. */
const IDLE_AFTER = 200;

/**
 * Parts of the page come to life later than the provider; until the last one has, they must find the language that the
 * server wrote.
 *
 * @returns a function that gives up
 */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(action, IDLE_AFTER);
  return () => clearTimeout(timer);
}

/** @throws when there is no provider above */
export function useLanguage(): LanguageFacility {
  const facility = use(LanguageContext);
  if (!facility) throw new Error('useLanguage must be used within LanguageProvider');
  return facility;
}
