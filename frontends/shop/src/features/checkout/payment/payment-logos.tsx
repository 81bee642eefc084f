import type { PaymentMethod } from '@kp/commerce';
import type { ReactNode } from 'react';
import styles from './payment-logos.module.css';

const LOGOS: Readonly<Record<PaymentMethod, ReactNode>> = {
  stripe: (
    <>
      <Mark>
        <Word size={11} ink="#1434cb" isItalic>
          VISA
        </Word>
      </Mark>
      <Mark>
        <circle cx="15" cy="12" r="7" fill="#eb001b" />
        <circle cx="23" cy="12" r="7" fill="#f79e1b" />
        <path d="M19 6.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4z" fill="#ff5f00" />
      </Mark>
      <Mark ground="#016fd0">
        <Word size={10} ink="#fff">
          AMEX
        </Word>
      </Mark>
    </>
  ),
  revolut: (
    <>
      <Mark ground="#191c1f">
        <Word size={8.5} ink="#fff">
          Revolut
        </Word>
      </Mark>
      <Mark>
        <path
          transform="translate(3.5 5) scale(.55)"
          d="M16.4 12.6c0-2 1.6-3 1.7-3-1-1.4-2.4-1.6-2.9-1.6-1.3-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.6.6 2.6.6 1.8-1 2.4-2c.8-1 1.1-2.1 1.1-2.2 0 0-2.1-.8-2.1-3.2zM14.5 6.7c.5-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1z"
        />
        <Word size={10} ink="#000" x={25}>
          Pay
        </Word>
      </Mark>
      <Mark>
        <g fill="none" strokeWidth="2">
          <path d="M5.5 9.5A4 4 0 0 1 12 9" stroke="#ea4335" />
          <path d="M5.5 14.5a4 4 0 0 1 0-5" stroke="#fbbc04" />
          <path d="M11.5 15a4 4 0 0 1-6-.5" stroke="#34a853" />
          <path d="M9 12h4a4 4 0 0 1-1.5 3" stroke="#4285f4" />
        </g>
        <Word size={10} ink="#3c4043" x={25}>
          Pay
        </Word>
      </Mark>
    </>
  ),
  paypal: (
    <Mark>
      <Word size={9.5} ink="#003087" isItalic>
        PayPal
      </Word>
    </Mark>
  ),
  cash: null,
  bank_transfer: null,
};

/** Decoration: the name of the method stands beside it. Drawn here, so that no picture is loaded. */
export function PaymentLogos({ method }: { readonly method: PaymentMethod }) {
  const logos = LOGOS[method];
  return (
    logos && (
      <span className={styles.logos} aria-hidden="true">
        {logos}
      </span>
    )
  );
}

function Mark({ ground = '#fff', children }: { ground?: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 38 24" width="38" height="24" className={styles.logo}>
      <path d="M0 0h38v24H0z" fill={ground} />
      {children}
    </svg>
  );
}

interface WordProps {
  readonly size: number;
  readonly ink: string;
  readonly x?: number;
  readonly isItalic?: boolean;
  readonly children: string;
}

function Word({ size, ink, x = 19, isItalic, children }: WordProps) {
  return (
    <text
      x={x}
      y={12 + size * 0.36}
      direction="ltr"
      textAnchor="middle"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize={size}
      fontWeight="700"
      fontStyle={isItalic ? 'italic' : undefined}
      fill={ink}
    >
      {children}
    </text>
  );
}
