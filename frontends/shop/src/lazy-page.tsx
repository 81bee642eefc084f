import type { PageParts } from '@kp/client';
import { ensureMessages, type Namespace } from '@kp/i18n';
import type { i18n } from 'i18next';
import { use, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** After a failed load the next one may start, in milliseconds: the panel that the failure shows offers it. */
const FORGET_AFTER = 500;

/**
 * A page whose code, and texts beside those of the shop, are fetched when it is first opened. Unlike with `React.lazy`,
 * a failed load can be tried again, and a page that was fetched ahead renders at once, on the server too.
 */
export function lazyPage(load: () => Promise<ComponentType>, texts: readonly Namespace[] = []) {
  let code: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const fetchPage = (instance: i18n) => {
    const fetched = Promise.all([load(), ensureMessages(instance, texts)]).then(([Page]) => (code = Page));
    fetched.catch(() => setTimeout(() => (pending = undefined), FORGET_AFTER));
    return fetched;
  };
  const isComplete = (instance: i18n) =>
    texts.every((namespace) => instance.hasResourceBundle(instance.language, namespace));

  function LazyPage() {
    const { i18n } = useTranslation();
    // Decided once: React replays a component that suspended and expects the same calls of `use`.
    const [Page] = useState(() => (code && isComplete(i18n) ? code : undefined));
    return Page ? <Page /> : <PendingPage />;
  }
  function PendingPage() {
    const { i18n } = useTranslation();
    const Page = use((pending ??= fetchPage(i18n)));
    return <Page />;
  }
  return Object.assign(LazyPage, { fetchPage, texts });
}

/** What the shell has to know of a rendered page that is fetched when it is first opened. */
export function partsOf(
  chunk: `page-${string}`,
  { fetchPage, texts }: ReturnType<typeof lazyPage>,
): PageParts {
  return { chunk, texts, load: fetchPage };
}
