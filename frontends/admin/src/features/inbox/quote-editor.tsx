import type { QuoteConversationResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import {
  isLineQuantity,
  isSellable,
  isDecimalAmount,
  orderTotals,
  parseMinor,
  taxClassIn,
  toDecimal,
} from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { OrderSums } from '@kp/ui/order';
import { Button, Checkbox, Flex, Input, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taxedTotalsOf } from '@kp/i18n/vat-rows';
import { useSendQuoteMutation } from './inbox-api';
import styles from './inbox.module.css';
import { DecimalInput } from '../../shared/number-input';
import { DraftNotice } from '../../shared/editing/draft-notice';
import { ProductPicker } from '../../shared/product-picker';
import { ShopDaysNote } from '../../shared/shop-time';
import { type EditedLine, QuoteLineFields } from './quote-line-fields';
import { inDays, useQuoteDraft } from './use-quote-draft';

export interface QuoteEditorProps {
  readonly conversation: QuoteConversationResponse;
  readonly onDone: () => void;
}

const isPriced = ({ quantity, unitPrice }: EditedLine) =>
  isLineQuantity(quantity) && isDecimalAmount(unitPrice) && parseMinor(unitPrice) > 0;

/** Keeps what is typed until it is sent or given up. */
export function QuoteEditor({ conversation, onDone }: QuoteEditorProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const { money } = useFormats();
  const failure = useRequestFailure();
  const [send, { isLoading }] = useSendQuoteMutation();
  const draft = useQuoteDraft(conversation);
  const { lines, shipping: typedShipping, allowBackorder, note, validUntil, replaces } = draft.values;
  const [stock, setStock] = useState<ReadonlyMap<number, number>>(
    () => new Map(conversation.stock.map(({ productId, left }) => [productId, left])),
  );
  const [rejected, setRejected] = useState<Readonly<Partial<Record<string, string>>>>({});
  const shipping = typedShipping ?? usualShipping(lines, conversation.terms);
  const canSend = lines.length > 0 && lines.every(isPriced) && isDecimalAmount(shipping) && validUntil !== '';
  const submit = async () => {
    const items = lines.map(({ productId, quantity, unitPrice }) => ({ productId, quantity, unitPrice }));
    const sendQuoteRequest = { items, shipping, allowBackorder, note, validUntil, replaces };
    const { error } = await send({ id: conversation.id, sendQuoteRequest });
    if (error) {
      const ofLines = lines.flatMap((_, place) => [`items.${place}.productId`, `items.${place}.unitPrice`]);
      const fields = ['validUntil', 'shipping', ...ofLines];
      setRejected(failure.show(error, { title: t('inbox.quoteFailed'), fields }).fields);
      return;
    }
    toast({ title: t('inbox.quoteSent') });
    close();
  };
  const close = () => {
    draft.forget();
    onDone();
  };
  const change = (place: number, changed: EditedLine) => {
    setRejected({});
    draft.change({ lines: lines.with(place, changed) });
  };
  return (
    <Flex vertical gap="middle" component="section" aria-label={t('inbox.writeQuote')}>
      {draft.keptAt && <DraftNotice at={draft.keptAt} onDiscard={draft.discard} />}
      <ProductPicker
        onPick={(product) => {
          const { id, name, price, stockQuantity, taxClasses } = product;
          const { category: taxCategory, rate: taxRate } =
            conversation.terms.taxes[taxClassIn(taxClasses, conversation.terms.country)];
          const line = {
            productId: id,
            productName: name,
            quantity: 1,
            unitPrice: price ?? '',
            taxCategory,
            taxRate,
          };
          draft.change({ lines: [...lines, line] });
          setStock(new Map(stock).set(id, isSellable(product) ? stockQuantity : 0));
        }}
      />
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <QuoteLineFields
            key={`${line.productId}-${place}`}
            line={line}
            left={leftFor(lines, place, stock)}
            allowBackorder={allowBackorder}
            error={rejected[`items.${place}.productId`] ?? rejected[`items.${place}.unitPrice`]}
            onChange={(changed) => change(place, changed)}
            onRemove={() => draft.change({ lines: lines.toSpliced(place, 1) })}
          />
        ))}
      </ul>
      <div>
        <Checkbox
          checked={allowBackorder}
          aria-describedby="quote-backorder"
          onChange={({ target }) => draft.change({ allowBackorder: target.checked })}
        >
          {t('inbox.allowBackorder')}
        </Checkbox>
        <Typography.Paragraph id="quote-backorder" type="secondary">
          {t('inbox.allowBackorderHint')}
        </Typography.Paragraph>
      </div>
      <Flex wrap gap="middle">
        <div>
          <label>
            {t('inbox.shipping')}
            <DecimalInput
              value={shipping}
              status={isDecimalAmount(shipping) ? undefined : 'error'}
              aria-describedby="quote-free-shipping"
              onChange={(shipping) => draft.change({ shipping })}
            />
          </label>
          <Typography.Text id="quote-free-shipping" type="secondary">
            {t('inbox.freeShipping', {
              amount: money({
                amount: conversation.terms.freeShippingThreshold,
                currency: conversation.terms.currency,
              }),
            })}
          </Typography.Text>
        </div>
        <label>
          {t('inbox.validUntil')}
          <Input
            type="date"
            min={inDays(0)}
            value={validUntil}
            status={rejected['validUntil'] ? 'error' : undefined}
            onChange={({ target }) => draft.change({ validUntil: target.value })}
          />
          <ShopDaysNote />
        </label>
        {[rejected['validUntil'], rejected['shipping']].filter(Boolean).map((problem) => (
          <Typography.Text key={problem} type="danger" role="alert">
            {problem}
          </Typography.Text>
        ))}
      </Flex>
      <label>
        {t('inbox.note')}
        <Input.TextArea
          dir="auto"
          maxLength={2000}
          rows={3}
          value={note}
          onChange={({ target }) => draft.change({ note: target.value })}
        />
      </label>
      {canSend && <OrderSums order={sumsOf(lines, shipping, conversation.terms)} />}
      <Flex wrap gap="small">
        <Button type="primary" disabled={!canSend} loading={isLoading} onClick={() => void submit()}>
          {t('inbox.sendQuote')}
        </Button>
        <Button onClick={close}>{t('inbox.cancel')}</Button>
      </Flex>
    </Flex>
  );
}

/** What of the product is left for a line after the lines before it; null when that is enough, or not known. */
function leftFor(
  lines: readonly EditedLine[],
  place: number,
  stock: ReadonlyMap<number, number>,
): number | null {
  const { productId, quantity } = lines[place]!;
  const sellable = stock.get(productId);
  if (sellable === undefined) return null;
  const before = lines.slice(0, place).filter((line) => line.productId === productId);
  const left = before.reduce((rest, line) => rest - line.quantity, sellable);
  return quantity > left ? Math.max(0, left) : null;
}

/** That of the settings, none above their threshold. */
function usualShipping(
  lines: readonly EditedLine[],
  { shipping, freeShippingThreshold }: QuoteConversationResponse['terms'],
): string {
  const subtotal = lines
    .filter(isPriced)
    .reduce((sum, { quantity, unitPrice }) => sum + quantity * parseMinor(unitPrice), 0);
  return subtotal > parseMinor(freeShippingThreshold) ? '0.00' : shipping;
}

/** As the server will calculate them. */
function sumsOf(
  lines: readonly EditedLine[],
  shipping: string,
  { isTaxIncluded, currency }: QuoteConversationResponse['terms'],
) {
  const { subtotal, taxLines, total } = orderTotals({
    lines: lines.map(({ quantity, unitPrice, taxCategory: category, taxRate: rate }) => ({
      quantity,
      unitPriceMinor: parseMinor(unitPrice),
      tax: { category, rate },
    })),
    shippingFee: { thresholdMinor: 0, costMinor: 0 },
    negotiatedShippingMinor: parseMinor(shipping),
    isTaxIncluded,
    currency,
  });
  return {
    currency,
    ...taxedTotalsOf({ taxLines, isTaxIncluded, shippingMinor: parseMinor(shipping) }),
    subtotal: toDecimal(subtotal),
    totalAmount: toDecimal(total),
  };
}
