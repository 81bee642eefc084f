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
import {
  removeLanguageParameter,
  storeInitialLanguage,
  storeLanguage,
  preferredLanguage,
} from './chosen-language';

interface LanguageContextValue {
  readonly language: LanguageCode;
  readonly pending: LanguageCode | null;
  /** Of concurrent calls the last one wins. @throws when the texts cannot be loaded; the language then stays */
  choose(language: LanguageCode): Promise<void>;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

/** Hydrates in the language of the server markup and switches to the customer's own afterwards. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  // `useTranslation` returns a copy that does not see a pending change.
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
      storeLanguage(code);
      removeLanguageParameter();
    },
    [change],
  );

  const switchToPreferred = useEffectEvent(() => {
    const own = preferredLanguage(language);
    storeInitialLanguage(own);
    if (own === language) return undefined;
    return whenIdle(() => {
      const hasChosen = wanted.current !== language;
      if (!hasChosen) change(own).catch(() => undefined);
    });
  });
  useEffect(() => switchToPreferred(), []);

  // A layout effect, so that texts and direction change in the same paint.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  const value = useMemo(() => ({ language, pending, choose }), [language, pending, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

const IDLE_FALLBACK_MS = 200;

/** Lazy boundaries hydrate later and must still find the language of the server markup. @returns cancels the action */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(action, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}

export function useLanguage(): LanguageContextValue {
  const context = use(LanguageContext);
  if (!context) throw new Error('useLanguage must be used within LanguageProvider');
  return context;
}
