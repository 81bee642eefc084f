import { type KeyboardEvent, type PointerEvent, type ThHTMLAttributes, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLUMN_WIDTH, columnWidth } from './list-preferences';
import styles from './resizable-head.module.css';

const STEP = 16;

export interface Resizing {
  readonly title: string;
  /** Undefined while the column is as wide as its content. */
  readonly width: number | undefined;
  readonly onResize: (width: number | undefined) => void;
}

interface ResizableHeadProps extends ThHTMLAttributes<HTMLTableCellElement> {
  readonly resizing?: Resizing;
}

/** The cells of the column follow the width of their head. */
export function ResizableHead({ resizing, children, style, ...props }: ResizableHeadProps) {
  const [dragged, setDragged] = useState<number>();
  if (!resizing)
    return (
      <th {...props} style={style}>
        {children}
      </th>
    );
  const width = dragged ?? resizing.width;
  const size = width && { inlineSize: width, minInlineSize: width, maxInlineSize: width };
  return (
    // Named here, or the name of the handle would be part of the column's.
    <th {...props} aria-label={resizing.title} style={{ ...style, ...size }}>
      {children}
      <Handle {...resizing} width={width} onDrag={setDragged} />
    </th>
  );
}

interface HandleProps extends Resizing {
  /** Undefined at the end. */
  readonly onDrag: (width: number | undefined) => void;
}

function Handle({ title, width, onResize, onDrag }: HandleProps) {
  const { t } = useTranslation('admin');
  const [measured, setMeasured] = useState<number>(COLUMN_WIDTH.min);
  const start = useRef<{ readonly x: number; readonly width: number }>(null);
  const reset = () => {
    onResize(undefined);
    onDrag(undefined);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: headOf(event.currentTarget).offsetWidth };
  };
  const drag = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!start.current || clientX === start.current.x) return;
    const next = columnWidth(start.current.width + (clientX - start.current.x) * towardsEnd(currentTarget));
    // From the first move on the cells follow.
    if (width === undefined) onResize(next);
    onDrag(next);
  };
  const release = () => {
    if (start.current && width !== undefined) onResize(width);
    start.current = null;
    onDrag(undefined);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    // The head below sorts on Enter.
    if (key === 'Enter') event.stopPropagation();
    const change = { ArrowRight: STEP, ArrowLeft: -STEP }[key];
    if (change === undefined && key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    if (change === undefined) return reset();
    onResize(columnWidth((width ?? headOf(currentTarget).offsetWidth) + change * towardsEnd(currentTarget)));
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('list.columnWidth', { name: title })}
      aria-valuemin={COLUMN_WIDTH.min}
      aria-valuemax={COLUMN_WIDTH.max}
      aria-valuenow={width ?? measured}
      tabIndex={0}
      className={styles.handle}
      onFocus={({ currentTarget }) => setMeasured(columnWidth(headOf(currentTarget).offsetWidth))}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={reset}
      onKeyDown={step}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

const headOf = (handle: Element) => handle.closest('th')!;

/** Sign of a movement to the right that widens the column. */
const towardsEnd = (handle: Element) => (getComputedStyle(handle).direction === 'rtl' ? -1 : 1);
