import { useLoaded } from '@kp/client';
import { type ComponentType, useState } from 'react';

/**
 * A part that works without a script. The server calls `load` before it renders the page; a browser leaves what it wrote
 * as it is until the page is used and the chunk has come.
 */
export function serverRendered<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded = await fetchPart());
  const loadable = { fetchPage: load };

  function Rendered({ className, ...props }: Props & { readonly className?: string }) {
    const [known] = useState(() => loaded);
    const Part = useLoaded(loadable, true) ? loaded : known;
    return Part ? (
      <div className={className}>
        <Part {...(props as unknown as Props)} />
      </div>
    ) : (
      <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  }
  return Object.assign(Rendered, { load });
}
