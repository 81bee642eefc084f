import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { i18n } from 'i18next';
import { VisuallyHidden } from '../text/text';
import { Skeleton } from '../skeleton/skeleton';
import { ErrorBoundary, ErrorPanel } from '../states/states';
import { Dialog, DialogBody, type DialogProps } from './dialog';

/** Fetches the content of a dialog and the texts it needs. Called again after a failure. */
export type LoadContent<Props> = (i18n: i18n) => Promise<ComponentType<Props>>;

export interface LazyDialogProps<Props extends object> extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title'
> {
  /** The same function at every rendering. */
  readonly load: LoadContent<Props>;
  /** What the content takes; it brings its own `DialogBody`. */
  readonly content: Props;
}

/** A dialog whose content is fetched when it first opens, and then stays, so that what was typed is kept. */
export function LazyDialog<Props extends object>({ load, content, ...dialog }: LazyDialogProps<Props>) {
  const { Content, hasFailed, retry } = useContent(load, dialog.isOpen);
  return (
    <Dialog {...dialog} keepsContent hasOwnBody>
      {Content && (
        <ErrorBoundary fallback={(again) => <Failure cause="server" onRetry={again} />}>
          <Content {...content} />
        </ErrorBoundary>
      )}
      {!Content && hasFailed && <Failure cause="network" onRetry={retry} />}
      {!Content && !hasFailed && <Placeholder />}
    </Dialog>
  );
}

function useContent<Props>(load: LoadContent<Props>, isWanted: boolean) {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly Content: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  const isDue = isWanted && !loaded && !hasFailed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load(i18n).then(
      (Content) => isCurrent && setLoaded({ Content }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load, i18n]);
  return { Content: loaded?.Content, hasFailed, retry: () => setFailed(false) };
}

/** About as high as a form. */
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
