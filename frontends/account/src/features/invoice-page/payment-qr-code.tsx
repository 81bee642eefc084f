import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './invoice-document.module.css';

interface PaymentQrCodeProps {
  readonly paymentLink: string;
  readonly invoiceNumber: string;
}

const WIDTH = 150;
const MARGIN = 2;

/** Appears once it is generated; without it there is the link. */
export function PaymentQrCode({ paymentLink, invoiceNumber }: PaymentQrCodeProps) {
  const { t } = useTranslation('invoice');
  const { t: account } = useTranslation('accountTabs');
  const picture = useQrCode(paymentLink);
  if (!picture) return null;
  return (
    <figure className={styles.qrCode}>
      <img
        src={picture}
        width={WIDTH}
        height={WIDTH}
        alt={account('invoices.page.qrAlt', { number: invoiceNumber })}
      />
      <figcaption>{t('scanToPay')}</figcaption>
    </figure>
  );
}

function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    qrCodeOf(text).then(
      (generated) => isCurrent && setPicture(generated),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setPicture(undefined);
    };
  }, [text]);
  return picture;
}

/** Black on white; a vector, so that it prints sharply. */
async function qrCodeOf(text: string): Promise<string> {
  const { default: qrCode } = await import(/* webpackChunkName: "qrcode" */ 'qrcode');
  const svg = await qrCode.toString(text, { type: 'svg', width: WIDTH, margin: MARGIN });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
