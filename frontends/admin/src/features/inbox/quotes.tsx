import type { QuoteResponse, QuoteConversationResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { formatDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Card, Flex, LinkButton, Tag, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../../shared/lazy-panel';
import { ordersPath } from '../../shared/orders-query';
import { useWithdrawQuoteMutation } from './inbox-api';
import styles from './inbox.module.css';
import type { QuoteEditorProps } from './quote-editor';
import { useHasQuoteDraft } from './use-quote-draft';

const QuoteEditor = lazySection<QuoteEditorProps>(
  async () => (await import('./quote-editor')).QuoteEditor,
  6,
);

const TONES: Readonly<Partial<Record<QuoteResponse['state'], string>>> = {
  sent: 'processing',
  accepted: 'success',
  expired: 'warning',
  declined: 'error',
};

export function Quotes({ conversation }: { readonly conversation: QuoteConversationResponse }) {
  const { t } = useTranslation('adminPeople');
  const [isWriting, setWriting] = useState(useHasQuoteDraft(conversation));
  const { quotes, link } = conversation;
  const isAccepted = quotes[0]?.state === 'accepted';
  return (
    <Flex vertical gap="middle" component="section" aria-labelledby="quotes-title">
      <h2 id="quotes-title">{t('inbox.quotes')}</h2>
      <ol className={styles.versions}>
        {quotes.map((quote, place) => (
          <li key={quote.version}>
            <Version requestId={conversation.id} quote={quote} link={place === 0 ? link : null} />
          </li>
        ))}
      </ol>
      {isWriting && <QuoteEditor conversation={conversation} onDone={() => setWriting(false)} />}
      {!isWriting && !isAccepted && (
        <Button onClick={() => setWriting(true)}>
          {t(quotes.length > 0 ? 'inbox.newVersion' : 'inbox.writeQuote')}
        </Button>
      )}
    </Flex>
  );
}

interface VersionProps {
  readonly requestId: number;
  readonly quote: QuoteResponse;
  /** Of the newest one. */
  readonly link: string | null;
}

function Version({ requestId, quote, link }: VersionProps) {
  const { t } = useTranslation('adminPeople');
  const { language, money, number } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [withdraw, { isLoading }] = useWithdrawQuoteMutation();
  const { state, version, orderId, currency } = quote;
  const amount = (decimal: string) => money({ amount: decimal, currency });
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: t('inbox.linkCopied') });
  };
  const end = async () => {
    const { error } = await withdraw({ id: requestId, quoteVersionRequest: { version } });
    if (error) failure.show(error, { title: t('inbox.withdrawFailed') });
    else toast({ title: t('inbox.withdrawn') });
  };
  return (
    <Card
      size="small"
      title={<bdi dir="ltr">{quote.number}</bdi>}
      extra={<Tag color={TONES[state]}>{t(`inbox.quoteStates.${state}`)}</Tag>}
    >
      <Flex vertical gap="small">
        <ul className={styles.lines}>
          {quote.items.map(({ productName, quantity, unitPrice }, place) => (
            <li key={place}>
              <bdi>{productName}</bdi> · <bdi>{`${number(quantity)} × ${amount(unitPrice)}`}</bdi>
            </li>
          ))}
        </ul>
        <Typography.Text strong>{amount(quote.totalAmount)}</Typography.Text>
        <Typography.Text type="secondary">
          {t('inbox.validUntil')}: {formatDate(quote.validUntil, language)}
        </Typography.Text>
        {quote.allowBackorder && (
          <Typography.Text type="secondary">{t('inbox.allowBackorder')}</Typography.Text>
        )}
        {quote.shortages && (
          <Alert
            type="warning"
            title={t('inbox.quoteShort')}
            description={quote.shortages.map(({ productId, name, requested, left }) => (
              <div key={productId}>
                <bdi>{name}</bdi>: <bdi>{`${number(left)} / ${number(requested)}`}</bdi>
              </div>
            ))}
          />
        )}
        <Flex wrap gap="small">
          {link && <Button onClick={() => void copy(link)}>{t('inbox.copyLink')}</Button>}
          {link && state === 'sent' && (
            <Button danger loading={isLoading} onClick={() => void end()}>
              {t('inbox.withdraw')}
            </Button>
          )}
          {orderId !== null && (
            <LinkButton to={ordersPath({ order: orderId })}>{t('inbox.viewOrder')}</LinkButton>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
