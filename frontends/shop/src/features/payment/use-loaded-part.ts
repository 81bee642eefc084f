import { useEffect, useState, type ComponentType } from 'react';

export interface LoadedPart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Fetches the code of a part of the page when that is first shown; unlike with `React.lazy`, a failure can be tried again. */
export function useLoadedPart<Props>(load: () => Promise<ComponentType<Props>>): LoadedPart<Props> {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  const isDue = !loaded && !hasFailed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setLoaded({ Part }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);
  return { Part: loaded?.Part, hasFailed, retry: () => setFailed(false) };
}
