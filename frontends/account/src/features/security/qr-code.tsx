import { useEffect, useState } from 'react';
import styles from './security.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

const QUIET_MODULES = 2;

/** As a picture of lines, so that nothing but the page sees the text. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode').then(({ create }) => {
      if (!isCurrent) return;
      const { modules } = create(text);
      const path = Array.from(modules.data, (isDark, index) => {
        const [x, y] = [index % modules.size, Math.floor(index / modules.size)];
        return isDark ? `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h1v1h-1z` : '';
      }).join('');
      setDrawing({ size: modules.size + 2 * QUIET_MODULES, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const { size = 1, path = '' } = drawing ?? {};
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
