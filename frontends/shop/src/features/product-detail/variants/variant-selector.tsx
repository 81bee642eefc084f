import type { ProductDetailResponse, ProductVariantResponse } from '@kp/api-client/shop';
import { useOfferTerms, vatOf } from '@kp/client';
import { isLowStock } from '@kp/commerce';
import { Price } from '@kp/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Swatch } from '../../../shared/product/swatch';

/** Where a choice was made: its page comes anew with the variant, and the focus belongs there again. */
let focused: { variantId: number; option: string } | null = null;

export interface VariantSelectorProps {
  readonly product: ProductDetailResponse;
}

/** Each variant is a link to its own address, so it works with the keyboard, without scripts, and can be shared. */
export function VariantSelector({ product }: VariantSelectorProps) {
  const { options, variants } = product.group!;
  const current = variants.find(({ id }) => id === product.id);
  if (!current || variants.length < 2) return null;
  return options.map((option, index) => (
    <OptionLinks
      key={option}
      product={product}
      option={option}
      chosen={current.values[index]!}
      targets={targetsOf(variants, current, index)}
    />
  ));
}

interface OptionLinksProps extends VariantSelectorProps {
  readonly option: string;
  readonly chosen: string;
  readonly targets: readonly Target[];
}

function OptionLinks({ product, option, chosen, targets }: OptionLinksProps) {
  return (
    <div role="group" aria-label={`${option}: ${chosen}`}>
      <span aria-hidden="true">
        <bdi>{option}</bdi>: <b dir="auto">{chosen}</b>
      </span>
      <ul>
        {targets.map(({ value, variant }) => (
          <li key={value}>
            <VariantLink {...{ product, option, value, variant }} isChosen={value === chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface VariantLinkProps extends VariantSelectorProps, Target {
  readonly option: string;
  readonly isChosen: boolean;
}

function VariantLink({ product, option, value, variant, isChosen }: VariantLinkProps) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const { id } = variant;
  useLayoutEffect(() => {
    if (!isChosen || focused?.variantId !== id || focused.option !== option) return;
    link.current?.focus({ preventScroll: true });
    focused = null;
  }, [id, option, isChosen]);
  const { currency, taxClasses } = product;
  const vat = vatOf(useOfferTerms(), taxClasses, { isBothDue: false });
  const { price, inStock, stockQuantity, slug } = variant;
  // What is on request has a quote in place of stock.
  const isOut = price !== null && !inStock;
  const color = product.group?.swatches?.find(({ name }) => name === value)?.color;
  return (
    <Link
      ref={link}
      to={`/products/${slug}`}
      preventScrollReset
      discover="none"
      aria-current={isChosen ? 'true' : undefined}
      data-out={isOut || undefined}
      onClick={() => (focused = { variantId: id, option })}
    >
      <span>
        {color && <Swatch color={color} />}
        <b dir="auto">{value}</b>
      </span>
      <small>
        <Price {...{ amount: price, currency, vat }} size="text" />
      </small>
      {price !== null && (
        <small>
          {isOut
            ? t('product.outOfStock')
            : isLowStock(stockQuantity)
              ? t('product.lowStock', { count: stockQuantity })
              : t('product.inStock')}
        </small>
      )}
    </Link>
  );
}

interface Target {
  readonly value: string;
  readonly variant: ProductVariantResponse;
}

/** For each value of an option the variant that is otherwise the same, else the first one that has it. */
export function targetsOf(
  variants: readonly ProductVariantResponse[],
  current: ProductVariantResponse,
  index: number,
): readonly Target[] {
  const values = [...new Set(variants.map((variant) => variant.values[index]!))];
  return values.map((value) => {
    const having = variants.filter((variant) => variant.values[index] === value);
    const isSame = (variant: ProductVariantResponse) =>
      variant.values.every((each, place) => place === index || each === current.values[place]);
    return { value, variant: having.find(isSame) ?? having[0]! };
  });
}
