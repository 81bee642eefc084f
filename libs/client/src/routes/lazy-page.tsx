import { ensureMessages, type Namespace } from '@kp/i18n';
import type { i18n } from 'i18next';
import { use, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageParts } from './page-route';

/** The error panel of a failed load offers a retry. */
const RETRY_DELAY_MS = 500;

/**
 * Unlike with `React.lazy`, a failed load can be retried, and a preloaded page renders synchronously, on the server
 * too.
 */
export function lazyPage(load: () => Promise<ComponentType>, texts: readonly Namespace[] = []) {
  let code: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const fetchPage = (instance: i18n) => {
    const fetched = Promise.all([load(), ensureMessages(instance, texts)]).then(([Page]) => (code = Page));
    fetched.catch(() => setTimeout(() => (pending = undefined), RETRY_DELAY_MS));
    return fetched;
  };
  const isComplete = (instance: i18n) =>
    texts.every((namespace) => instance.hasResourceBundle(instance.language, namespace));

  function LazyPage() {
    const { i18n } = useTranslation();
    // Decided once: React replays a suspended component and expects the same calls of `use`.
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

export function lazyChunkOf(
  chunk: `page-${string}`,
  { fetchPage, texts }: ReturnType<typeof lazyPage>,
): PageParts {
  return { chunk, texts, load: fetchPage };
}
