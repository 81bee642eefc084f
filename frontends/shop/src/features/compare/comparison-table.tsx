import type { ProductDetailResponse } from '@kp/api-client/shop';
import { useCart, useOfferTerms } from '@kp/client';
import { codeOf, isPriceOnRequest, isSellable } from '@kp/commerce';
import {
  Button,
  ButtonLink,
  classNames,
  IconButton,
  Picture,
  Rating,
  StockNote,
  unbroken,
  VisuallyHidden,
} from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { compareUrl, setComparedProducts } from '../../shared/compare/compared-products';
import { useAttributeValue } from '../../shared/product/use-attribute-value';
import { comparedRows, isDifferent } from './comparison';
import { OfferPrice } from '../../shared/product/offer-price';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly products: readonly ProductDetailResponse[];
  readonly onlyDifferences: boolean;
}

export function ComparisonTable({ products, onlyDifferences }: ComparisonTableProps) {
  const { t } = useTranslation('catalog');
  const format = useAttributeValue();
  const rows = comparedRows(products, format);
  const terms = useOfferTerms();
  const shown = rows.filter((row) => row.isDifferent || !onlyDifferences);
  const prices = products.map(({ price }) => price);
  return (
    <div role="region" aria-label={t('compare.title')} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>{t('compare.property')}</VisuallyHidden>
            </td>
            {products.map((product) => (
              <th key={product.id} scope="col" className={styles.head}>
                <ProductHead product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('compare.price')} isDifferent={isDifferent(prices)}>
            {products.map((product) => (
              <td key={product.id}>
                <OfferPrice product={product} terms={terms} />
              </td>
            ))}
          </Row>
          <Row name={t('compare.availability')}>
            {products.map(({ id, price, inStock, stockQuantity }) => (
              <td key={id}>{price && <StockNote inStock={inStock} stockQuantity={stockQuantity} />}</td>
            ))}
          </Row>
          <Row name={t('compare.rating')}>
            {products.map(({ id, rating, reviewCount }) => (
              <td key={id}>
                <Rating rating={rating} reviewCount={reviewCount} isCompact />
              </td>
            ))}
          </Row>
          {shown.map(({ name, values, isDifferent: isMarked }) => (
            <Row key={name} name={name} isDifferent={isMarked}>
              {values.map((value, index) => (
                <td key={products[index]!.id}>{value === null ? <NotStated /> : <bdi>{value}</bdi>}</td>
              ))}
            </Row>
          ))}
          <Row name={t('compare.code')}>
            {products.map((product) => (
              <td key={product.id}>
                <bdi dir="ltr">{codeOf(product)}</bdi>
              </td>
            ))}
          </Row>
        </tbody>
      </table>
      {onlyDifferences && shown.length === 0 && <p>{t('compare.identical')}</p>}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly isDifferent?: boolean;
  readonly children: ReactNode;
}

function Row({ name, isDifferent: isMarked, children }: RowProps) {
  const { t } = useTranslation('catalog');
  return (
    <tr className={classNames(isMarked && styles.different)}>
      <th scope="row">
        <span dir="auto">{name}</span>
        {isMarked && <small className={styles.mark}>{t('compare.differs')}</small>}
      </th>
      {children}
    </tr>
  );
}

function NotStated() {
  const { t } = useTranslation('catalog');
  return <span className={styles.missing}>{t('compare.notStated')}</span>;
}

interface ProductHeadProps {
  readonly product: ProductDetailResponse;
  readonly products: readonly ProductDetailResponse[];
}

function ProductHead({ product, products }: ProductHeadProps) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { add } = useCart();
  const { id, name, slug, imageUrl } = product;
  const remove = () => {
    const others = products.filter((each) => each.id !== id);
    setComparedProducts(others);
    void navigate(compareUrl(others.map((each) => each.id)), { replace: true });
  };
  return (
    <div className={styles.product}>
      <IconButton
        icon="close"
        label={t('compare.remove', { name })}
        className={styles.remove}
        onClick={remove}
      />
      {imageUrl && <Picture src={imageUrl} alt="" sizes="14rem" width={320} height={240} />}
      <Link to={`/products/${slug}`} dir="auto">
        {unbroken(name)}
      </Link>
      {isPriceOnRequest(product) && (
        <ButtonLink
          to={`/products/${slug}`}
          size="small"
          aria-label={`${common('product.askPrice')}: ${name}`}
        >
          {common('product.askPrice')}
        </ButtonLink>
      )}
      {!isPriceOnRequest(product) && (
        <Button
          size="small"
          isDisabled={!isSellable(product)}
          aria-label={common('product.addToCartNamed', { name })}
          onClick={() => void add(product)}
        >
          {common('product.addToCart')}
        </Button>
      )}
    </div>
  );
}
