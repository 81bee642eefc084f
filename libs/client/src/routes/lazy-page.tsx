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
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
) {
  let code: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const fetchPage = (instance: i18n) => {
    const fetched = Promise.all([load(), ensureMessages(instance, texts)]).then(([Page]) => (code = Page));
    fetched.catch(() => setTimeout(() => (pending = undefined), RETRY_DELAY_MS));
    return fetched;
  };
  const isComplete = (instance: i18n) =>
    texts.every((namespace) => instance.hasResourceBundle(instance.language, namespace));

  function LazyPage(props: Props) {
    const { i18n } = useTranslation();
    // Decided once: React replays a suspended component and expects the same calls of `use`.
    const [Page] = useState(() => (code && isComplete(i18n) ? code : undefined));
    return Page ? <Page {...props} /> : <PendingPage {...props} />;
  }
  function PendingPage(props: Props) {
    const { i18n } = useTranslation();
    const Page = use((pending ??= fetchPage(i18n)));
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { fetchPage, texts });
}

export function lazyChunkOf(
  chunk: `page-${string}`,
  { fetchPage, texts }: ReturnType<typeof lazyPage>,
): PageParts {
  return { chunk, texts, load: fetchPage };
}
