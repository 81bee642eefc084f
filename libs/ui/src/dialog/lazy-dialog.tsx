import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { i18n } from 'i18next';
import { VisuallyHidden } from '../text/text';
import { Skeleton } from '../skeleton/skeleton';
import { ErrorBoundary, ErrorPanel } from '../states/states';
import { Dialog, DialogBody, type DialogProps } from './dialog';

/** Loads the content of a dialog and its texts; called again after a failure. */
export type LoadContent<Props> = (i18n: i18n) => Promise<ComponentType<Props>>;

export interface LazyDialogProps<Props extends object> extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title'
> {
  /** Must be stable across renders. */
  readonly load: LoadContent<Props>;
  /** Props of the content, which renders its own `DialogBody`. */
  readonly content: Props;
}

/** The content is loaded on the first opening and stays mounted. */
export function LazyDialog<Props extends object>({ load, content, ...dialog }: LazyDialogProps<Props>) {
  const { Content, hasFailed, retry } = useContent(load, dialog.isOpen);
  return (
    <Dialog {...dialog} keepsMounted hasOwnBody>
      {Content && (
        <ErrorBoundary fallback={(retryRender) => <Failure cause="server" onRetry={retryRender} />}>
          <Content {...content} />
        </ErrorBoundary>
      )}
      {!Content && hasFailed && <Failure cause="network" onRetry={retry} />}
      {!Content && !hasFailed && <Placeholder />}
    </Dialog>
  );
}

function useContent<Props>(load: LoadContent<Props>, isNeeded: boolean) {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly Content: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  const shouldLoad = isNeeded && !loaded && !hasFailed;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCurrent = true;
    load(i18n).then(
      (Content) => isCurrent && setLoaded({ Content }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad, load, i18n]);
  return { Content: loaded?.Content, hasFailed, retry: () => setFailed(false) };
}

function Placeholder() {
  const { t } = useTranslation();
  return (
    <DialogBody>
      <VisuallyHidden role="status">{t('actions.loading')}</VisuallyHidden>
      <Skeleton height="36rem" />
    </DialogBody>
  );
}

function Failure({ cause, onRetry }: { cause: 'network' | 'server'; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogBody>
      <ErrorPanel title={t('errors.loadFailed')} onRetry={onRetry}>
        {t(`errors.${cause}`)}
      </ErrorPanel>
    </DialogBody>
  );
}
