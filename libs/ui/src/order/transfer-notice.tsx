import { type CurrencyCode, parseMinor } from '@kp/commerce';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { useFormats } from '../format/use-formats';
import styles from './transfer-notice.module.css';

export interface TransferInstructions {
  readonly accountHolder: string;
  readonly iban: string;
  readonly bankName: string;
  readonly reference: string;
  readonly amount: string;
  readonly receivedAmount: string;
  readonly payUntil: string | null;
  readonly proFormaPath: string | null;
  readonly qr: { readonly path: string; readonly size: number } | null;
}

interface TransferNoticeProps {
  readonly transfer: TransferInstructions;
  readonly currency: string;
}

/** Where the money of an order goes, each part ready to be copied into a banking app. */
export function TransferNotice({ transfer, currency }: TransferNoticeProps) {
  const { t } = useTranslation('order');
  const { money, date } = useFormats();
  const { accountHolder, iban, bankName, reference, amount, receivedAmount, payUntil, qr } = transfer;
  const inMoney = (value: string) => money({ amount: value, currency: currency as CurrencyCode });
  return (
    <section className={styles.notice} aria-label={t('transfer.title')}>
      <h2>{t('transfer.title')}</h2>
      <p>
        {parseMinor(receivedAmount) > 0
          ? t('transfer.received', { amount: inMoney(receivedAmount) })
          : t('transfer.text')}
        {payUntil && ` ${t('transfer.deadline', { date: date(payUntil) })}`}
      </p>
      <div className={styles.details}>
        <dl className={styles.rows}>
          <CopiedRow name={t('transfer.amount')} shown={inMoney(amount)} copied={amount} />
          <CopiedRow name={t('transfer.holder')} shown={accountHolder} />
          <CopiedRow name={t('transfer.iban')} shown={iban.replace(/(.{4})(?=.)/g, '$1 ')} copied={iban} />
          {bankName && <CopiedRow name={t('transfer.bank')} shown={bankName} />}
          <CopiedRow name={t('transfer.reference')} shown={reference} />
        </dl>
        {qr && (
          <figure className={styles.code}>
            <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('transfer.scan')}>
              <path d={qr.path} shapeRendering="crispEdges" />
            </svg>
            <figcaption>{t('transfer.scan')}</figcaption>
          </figure>
        )}
      </div>
      <p>{t('transfer.referenceHint')}</p>
      {transfer.proFormaPath && (
        <a href={transfer.proFormaPath} target="_blank" rel="noreferrer">
          {t('transfer.download')}
        </a>
      )}
    </section>
  );
}

interface CopiedRowProps {
  readonly name: string;
  readonly shown: string;
  readonly copied?: string;
}

function CopiedRow({ name, shown, copied = shown }: CopiedRowProps) {
  const { t } = useTranslation('order');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(copied);
    setCopied(true);
  };
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <bdi>{shown}</bdi>
      </dd>
      <Button size="small" aria-label={t('transfer.copyOf', { name })} onClick={() => void copy()}>
        <span aria-live="polite">{t(isCopied ? 'transfer.copied' : 'transfer.copy')}</span>
      </Button>
    </div>
  );
}
