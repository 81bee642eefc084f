import type { PaymentMethod } from '@kp/commerce';
import styles from './payment-logos.module.css';

/** A word in the colors of its owner; drawn here, so that the checkout loads no picture for it. */
interface WordMark {
  readonly word: string;
  readonly ground: string;
  readonly ink: string;
  readonly isItalic?: boolean;
}

const VISA: WordMark = { word: 'VISA', ground: '#ffffff', ink: '#1434cb', isItalic: true };
const AMEX: WordMark = { word: 'AMEX', ground: '#016fd0', ink: '#ffffff' };
const APPLE_PAY: WordMark = { word: 'Apple', ground: '#ffffff', ink: '#000000' };
const GOOGLE_PAY: WordMark = { word: 'GPay', ground: '#ffffff', ink: '#3c4043' };
const REVOLUT: WordMark = { word: 'R Pay', ground: '#191c1f', ink: '#ffffff' };
const PAYPAL: WordMark = { word: 'PayPal', ground: '#ffffff', ink: '#003087', isItalic: true };

const MARKS: Readonly<Record<PaymentMethod, readonly (WordMark | 'mastercard')[]>> = {
  stripe: [VISA, 'mastercard', AMEX],
  revolut: [REVOLUT, APPLE_PAY, GOOGLE_PAY],
  paypal: [PAYPAL],
  cash: [],
};

/** Decoration: the name of the method stands beside it. */
export function PaymentLogos({ method }: { readonly method: PaymentMethod }) {
  const marks = MARKS[method];
  if (marks.length === 0) return null;
  return (
    <span className={styles.logos} aria-hidden="true">
      {marks.map((mark) =>
        mark === 'mastercard' ? <Mastercard key={mark} /> : <Word key={mark.word} {...mark} />,
      )}
    </span>
  );
}

function Word({ word, ground, ink, isItalic }: WordMark) {
  return (
    <svg viewBox="0 0 38 24" width="38" height="24" className={styles.logo}>
      <rect width="38" height="24" rx="3" fill={ground} />
      <text
        x="19"
        y="16"
        direction="ltr"
        textAnchor="middle"
        textLength={word.length > 4 ? 31 : undefined}
        lengthAdjust="spacingAndGlyphs"
        fontFamily="Arial, Helvetica, sans-serif"
        fontSize="11"
        fontWeight="700"
        fontStyle={isItalic ? 'italic' : undefined}
        fill={ink}
      >
        {word}
      </text>
    </svg>
  );
}

function Mastercard() {
  return (
    <svg viewBox="0 0 38 24" width="38" height="24" className={styles.logo}>
      <rect width="38" height="24" rx="3" fill="#ffffff" />
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <path d="M19 6.25a7 7 0 0 1 0 11.5 7 7 0 0 1 0-11.5z" fill="#ff5f00" />
    </svg>
  );
}
