import { SkeletonText } from '@kp/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A drawer or dialog whose code comes when it first opens. The screen goes on meanwhile: nothing suspends, so a link
 * that opens one does not wait for it.
 *
 * @param isOpen whether it is shown with these props
 * @param fallback what stands there until then
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  fallback?: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPanel(props: Props) {
    const [Panel, setPanel] = useState(() => loaded);
    const isMissing = isOpen(props) && !Panel;
    useEffect(() => {
      if (!isMissing) return;
      load().then(
        (component) => setPanel(() => (loaded = component)),
        // The boundary of errors offers to try again.
        (error: unknown) =>
          setPanel(() => {
            throw error;
          }),
      );
    }, [isMissing]);
    return Panel ? <Panel {...props} /> : isMissing && fallback;
  };
}

/** A page or section whose code comes when it is first shown, with a skeleton of so many lines until then. */
export const lazySection = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  lines = 10,
) => lazyPanel<Props>(load, () => true, <SkeletonText lines={lines} />);
