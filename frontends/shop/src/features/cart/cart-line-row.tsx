import { useOfferTerms, useShopCurrency, vatOf } from '@kp/client';
import { usePriceText } from '@kp/client/orders';
import { allowedQuantity, codeOf, linePrice } from '@kp/commerce';
import {
  Button,
  classNames,
  Icon,
  IconButton,
  Picture,
  Price,
  QuantityStepper,
  useCategoryName,
  useFormats,
  unbroken,
} from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReviewedLine } from '../../shared/cart/cart-review';
import { QuantityHint, UnitPrice } from '../../shared/product/article-terms';
import styles from './cart-line-row.module.css';

interface CartLineRowProps {
  readonly reviewed: ReviewedLine;
  /** Previous price when it has changed. */
  readonly formerPrice: string | null;
  /** 0 removes the line. */
  readonly onQuantity: (quantity: number) => void;
}

export function CartLineRow({ reviewed, formerPrice, onQuantity }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const { line, product, issue, left } = reviewed;
  const terms = useOfferTerms();
  const vat = vatOf(terms, product.taxClasses);
  const isBothDue = terms.isGrossPriceDue && line.quantity > 1;
  const shopCurrency = useShopCurrency();
  const currency = product.currency ?? shopCurrency;
  const total = product.price && linePrice(product.price, line.quantity);
  const isUnavailable = issue === 'unavailable' || issue === 'outOfStock';
  return (
    <li className={styles.line} data-code={product.category?.slug}>
      <div className={styles.picture}>
        {product.imageUrl && <Picture src={product.imageUrl} alt="" sizes="6rem" width={96} height={72} />}
      </div>
      <div className={styles.product}>
        <LineLabel reviewed={reviewed} />
        <span className={styles.name}>
          <LineName reviewed={reviewed} />
        </span>
        <span className={styles.each}>
          <Price
            {...{ amount: product.price, currency }}
            size="text"
            vat={vatOf(terms, product.taxClasses, { isBothDue })}
            textOf={(price) => t('cart.each', { price })}
          />
        </span>
        <UnitPrice {...{ product, currency, terms }} />
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          productName={product.name}
          value={line.quantity}
          min={0}
          max={left}
          rule={product.article}
          hint={<QuantityHint rule={product.article} />}
          isDisabled={isUnavailable}
          onChange={onQuantity}
        />
        <span className={styles.printed}>{t('cart.quantityPrinted', { quantity: line.quantity })}</span>
      </div>
      <span className={styles.total}>
        {total && <Price {...{ amount: total, currency, vat }} size="text" />}
      </span>
      <IconButton
        icon="trash"
        label={t('cart.removeNamed', { name: product.name })}
        className={styles.remove}
        onClick={() => onQuantity(0)}
      />
      <LineNotices reviewed={reviewed} formerPrice={formerPrice} onQuantity={onQuantity} />
    </li>
  );
}

function LineName({ reviewed: { product, issue } }: Pick<CartLineRowProps, 'reviewed'>) {
  if (!product.slug || issue === 'unavailable') return <bdi>{unbroken(product.name)}</bdi>;
  return (
    <Link to={`/products/${product.slug}`}>
      <bdi>{unbroken(product.name)}</bdi>
    </Link>
  );
}

function LineLabel({ reviewed: { product } }: Pick<CartLineRowProps, 'reviewed'>) {
  const categoryName = useCategoryName();
  return (
    <span className={styles.label}>
      {product.category && <span className={styles.category}>{categoryName(product.category)}</span>}
      <bdi dir="ltr">{codeOf(product)}</bdi>
    </span>
  );
}

function LineNotices({ reviewed, formerPrice, onQuantity }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const { line, product, issue, left = 0 } = reviewed;
  const fitting = allowedQuantity(line.quantity, product.article, left);
  const shopCurrency = useShopCurrency();
  const currency = product.currency ?? shopCurrency;
  const priceText = usePriceText();
  const inWords = (price: string) =>
    priceText(price, { money: (amount) => money({ amount, currency }), taxClasses: product.taxClasses });
  if (!issue && !formerPrice) return null;
  return (
    <ul className={styles.notices}>
      {issue === 'unavailable' && <Notice isAlert>{t('cart.unavailable')}</Notice>}
      {issue === 'onRequest' && <Notice isAlert>{t('cart.onRequest')}</Notice>}
      {issue === 'outOfStock' && <Notice isAlert>{t('cart.stockChanged', { count: 0 })}</Notice>}
      {issue === 'short' && (
        <Notice isAlert>
          {t('cart.stockChanged', { count: left })}{' '}
          <Button size="small" onClick={() => onQuantity(left)}>
            {t('cart.setTo', { count: left })}
          </Button>
        </Notice>
      )}
      {issue === 'quantity' && (
        <Notice isAlert>
          {t('cart.quantityRule')}{' '}
          <Button size="small" onClick={() => onQuantity(fitting)}>
            {t('cart.setTo', { count: fitting })}
          </Button>
        </Notice>
      )}
      {formerPrice && (
        <Notice>
          {t('cart.priceChanged', {
            before: inWords(formerPrice),
            now: inWords(product.price!),
          })}
        </Notice>
      )}
    </ul>
  );
}

function Notice({ isAlert, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <li className={classNames(styles.notice, isAlert && styles.alert)}>
      <Icon name={isAlert ? 'warning' : 'info'} size={18} />
      <span className={styles.text}>{children}</span>
    </li>
  );
}
