import {
  PageHead,
  useCart,
  useOfferTerms,
  usePriceDisplay,
  useRequestFailure,
  useShopCurrency,
  useToast,
  vatOf,
} from '@kp/client';
import {
  allowedQuantity,
  isSellable,
  linePrice,
  minorToDecimal,
  parseMinor,
  codeOf,
  productCode,
  type PastedCodes,
  type ProductQuantity,
} from '@kp/commerce';
import {
  Button,
  ButtonLink,
  ErrorPanel,
  IconButton,
  Page,
  Picture,
  Price,
  QuantityStepper,
  SkeletonText,
  StockNote,
  useFormats,
} from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuantityHint } from '../../shared/product/article-terms';
import type { CardProduct } from '../../shared/product/product-card';
import styles from './code-list-page.module.css';
import { CodeFile } from './code-file';
import { CodeText } from './code-text';
import { codeListApi, codesQuery } from './code-list-api';

/** Product codes that were pasted into the search, as rows to put into the cart together. */
export function CodeListPage({ pasted }: { readonly pasted: PastedCodes }) {
  const { t } = useTranslation('catalog');
  const { t: shop } = useTranslation('shop');
  const { codes, notUnderstood } = pasted;
  const { language } = useFormats();
  const failure = useRequestFailure();
  const isEmpty = codes.length === 0;
  const query = codeListApi.useProductsByIdsQuery(codesQuery(codes, language), { skip: isEmpty });
  const { currentData: products, error } = query;
  return (
    <Page className={styles.page}>
      <PageHead title={t('codes.title')} description={t('codes.title')} canonicalPath="/products" />
      <h1>{t('codes.title')}</h1>
      {!products && error && <ErrorPanel {...failure.panel(query, shop('failed.products'))} />}
      {!isEmpty && !products && !error && <SkeletonText lines={codes.length * 2} />}
      {products && <CodeRows codes={codes} products={products} />}
      <NotUnderstood parts={notUnderstood} />
      <CodeText isFirst={isEmpty} />
      <CodeFile />
    </Page>
  );
}

function NotUnderstood({ parts }: { readonly parts: readonly string[] }) {
  const { t } = useTranslation('catalog');
  if (parts.length === 0) return null;
  return (
    <section role="status" className={styles.notUnderstood}>
      <p>{t('codes.notUnderstood')}</p>
      <ul>
        {parts.map((part, index) => (
          <li key={index}>
            <bdi>{part}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CodeRowsProps {
  readonly codes: readonly ProductQuantity[];
  /** As the codes; null for a code of no product. */
  readonly products: readonly (CardProduct | null)[];
}

interface Row {
  readonly product: CardProduct;
  readonly quantity: number;
}

const isForSale = (product: CardProduct) => isSellable({ ...product, status: 'active' });
const inStock = (wanted: number, product: CardProduct | null | undefined) =>
  product && isForSale(product) ? allowedQuantity(wanted, product.article, product.stockQuantity) : wanted;

function CodeRows({ codes, products }: CodeRowsProps) {
  const { t } = useTranslation('catalog');
  const { money } = useFormats();
  const inWords = useEnteredPrice();
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const currency = useShopCurrency();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const rows = codes
    .map(({ productId, quantity }, at) => ({
      productId,
      product: products[at],
      asked: chosen[productId] ?? quantity,
      quantity: inStock(chosen[productId] ?? quantity, products[at]),
    }))
    .filter(({ productId }) => !removed.has(productId));
  const remove = (productId: number) => setRemoved(new Set([...removed, productId]));
  const sellable = rows.flatMap(({ product, quantity }) =>
    product && isForSale(product) ? [{ product, quantity }] : [],
  );
  const totalMinor = sellable.reduce(
    (sum, { product, quantity }) => sum + parseMinor(product.price!) * quantity,
    0,
  );
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ productId, product, asked, quantity }) =>
          product ? (
            <CodeRow
              key={productId}
              product={product}
              quantity={quantity}
              asked={asked}
              onQuantity={(next) => setChosen({ ...chosen, [productId]: next })}
              onRemove={() => remove(productId)}
            />
          ) : (
            <li key={productId} className={styles.row}>
              <p className={styles.unknown}>{t('codes.unknown', { code: productCode(productId) })}</p>
              <IconButton
                icon="trash"
                label={t('codes.remove', { name: productCode(productId) })}
                onClick={() => remove(productId)}
              />
            </li>
          ),
        )}
      </ul>
      <p className={styles.total}>
        {t('codes.total')} <strong>{inWords(money({ amount: minorToDecimal(totalMinor), currency }))}</strong>
      </p>
      <AddAll rows={sellable} />
    </>
  );
}

/** A sum of goods of several rates says which of both prices it is of. */
function useEnteredPrice(): (price: string) => string {
  const { t } = useTranslation();
  const [shown] = usePriceDisplay();
  const { rates, isTaxIncluded } = useOfferTerms();
  return (price) => {
    if (!rates) return '…';
    return shown === undefined
      ? price
      : t(isTaxIncluded ? 'product.withVat' : 'product.withoutVat', { price });
  };
}

function AddAll({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const { add } = useCart();
  const { toast } = useToast();
  const [isAdding, setAdding] = useState(false);
  const addAll = async () => {
    setAdding(true);
    let added = 0;
    // One after the other: each tells by itself what is short.
    for (const { product, quantity } of rows)
      if (await add(product, quantity, { isSilent: true })) added += 1;
    setAdding(false);
    if (added > 0) {
      toast({
        title: common('cartToast.addedTitle'),
        description: t('codes.added', { number: number(added) }),
      });
    }
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        isBusy={isAdding}
        isDisabled={rows.length === 0}
        onClick={() => void addAll()}
      >
        {t('codes.addAll')}
      </Button>
      <ButtonLink to="/cart">{common('cartToast.viewCart')}</ButtonLink>
    </div>
  );
}

interface CodeRowProps extends Row {
  readonly asked: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function CodeRow({ product, quantity, asked, onQuantity, onRemove }: CodeRowProps) {
  const { t } = useTranslation('catalog');
  const { number } = useFormats();
  const { name, slug, price, currency, imageUrl, inStock, stockQuantity, taxClasses } = product;
  const terms = useOfferTerms();
  const vat = vatOf(terms, taxClasses);
  const isBothDue = terms.isGrossPriceDue && quantity > 1;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        {imageUrl && <Picture src={imageUrl} alt="" sizes="6rem" width={96} height={72} />}
      </div>
      <div className={styles.product}>
        <bdi dir="ltr" className={styles.code}>
          {codeOf(product)}
        </bdi>
        <Link to={`/products/${slug}`}>
          <bdi>{name}</bdi>
        </Link>
        {price && <StockNote inStock={inStock} stockQuantity={stockQuantity} />}
        {asked > quantity && (
          <strong>{t('codes.short', { asked: number(asked), left: number(quantity) })}</strong>
        )}
      </div>
      <span className={styles.unitPrice}>
        <Price {...{ amount: price, currency }} size="text" vat={vatOf(terms, taxClasses, { isBothDue })} />
      </span>
      <QuantityStepper
        productName={name}
        value={quantity}
        max={Math.max(1, stockQuantity)}
        rule={product.article}
        hint={<QuantityHint rule={product.article} />}
        isDisabled={!isForSale(product)}
        onChange={onQuantity}
      />
      <span className={styles.price}>
        {isForSale(product) && (
          <Price {...{ amount: linePrice(price!, quantity), currency, vat }} size="text" />
        )}
      </span>
      <IconButton icon="trash" label={t('codes.remove', { name })} onClick={onRemove} />
    </li>
  );
}
