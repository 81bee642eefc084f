import { useLoaded } from '@kp/client';
import { Component, type ComponentType, createRef, type ReactNode, useState } from 'react';

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
    return (
      <Replaced className={className}>{Part ? <Part {...(props as unknown as Props)} /> : null}</Replaced>
    );
  }
  return Object.assign(Rendered, { load });
}

interface ReplacedProps {
  readonly className: string | undefined;
  /** Null while the markup of the server stays. */
  readonly children: ReactNode;
}

/** The first key loads the part, so the focus may be in what is replaced: it goes on where it was. */
class Replaced extends Component<ReplacedProps> {
  private readonly container = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ children }: ReplacedProps): number {
    return children === null ? this.focusable().indexOf(document.activeElement!) : -1;
  }

  override componentDidUpdate(_before: ReplacedProps, _state: unknown, focused: number): void {
    (this.focusable()[focused] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }

  override render() {
    const { className, children } = this.props;
    return children === null ? (
      <div
        ref={this.container}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    ) : (
      <div ref={this.container} className={className}>
        {children}
      </div>
    );
  }

  private focusable(): Element[] {
    return [...this.container.current!.querySelectorAll('a[href], button')];
  }
}
