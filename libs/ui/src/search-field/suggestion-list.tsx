import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCategoryName } from '../format/use-formats';
import { Icon } from '../icon/icon';
import { Price } from '../product/price';
import styles from './search-field.module.css';
import type { SearchSuggestions, SuggestedCategory, SuggestedProduct } from './search-suggestions';

export interface SuggestionListProps {
  readonly id: string;
  readonly idOf: (index: number) => string;
  readonly text: string;
  readonly options: readonly SuggestionOption[];
  readonly active: number;
  readonly onFollow: () => void;
}

export function SuggestionList({ id, idOf, text, options, active, onFollow }: SuggestionListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('suggestions.label')} className={styles.list}>
      {options.map((option, index) => (
        <Link
          key={option.kind === 'all' ? option.kind : `${option.kind} ${option.to}`}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          to={option.to}
          className={styles.option}
          data-kind={option.kind}
          data-code={option.kind === 'category' ? option.category.slug : undefined}
          onClick={onFollow}
        >
          <Suggestion option={option} text={text} />
        </Link>
      ))}
    </div>
  );
}

function Suggestion({ option, text }: { option: SuggestionOption; text: string }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  if (option.kind === 'product') return <ProductLine product={option.product} />;
  if (option.kind === 'didYouMean') return <>{t('suggestions.didYouMean', { words: option.words })}</>;
  if (option.kind === 'category')
    return <>{t('suggestions.inCategory', { text, category: nameOf(option.category) })}</>;
  return (
    <>
      <Icon name="search" size={16} />
      {t('suggestions.all', { text })}
    </>
  );
}

function ProductLine({ product }: { product: SuggestedProduct }) {
  const { t } = useTranslation();
  const { name, code, price, currency, imageUrl, vat, isFrom } = product;
  return (
    <>
      <span className={styles.picture}>
        {imageUrl && <img src={imageUrl} alt="" width={64} height={48} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.code}>
          <bdi dir="ltr">{code}</bdi>
        </span>
      </span>
      <span className={styles.price}>
        <Price
          {...{ amount: price, currency, vat }}
          size="text"
          textOf={isFrom ? (from) => t('product.fromPrice', { price: from }) : undefined}
        />
      </span>
    </>
  );
}

type SuggestionOption = { readonly to: string } & (
  | { readonly kind: 'didYouMean'; readonly words: string }
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'all' }
);

const searchUrl = (search: string, category?: string) =>
  `/products?search=${encodeURIComponent(search)}${category ? `&category=${encodeURIComponent(category)}` : ''}`;

export function suggestionOptions(text: string, suggestions: SearchSuggestions): SuggestionOption[] {
  const { products, categories, didYouMean: words } = suggestions;
  return [
    ...(words ? [{ kind: 'didYouMean' as const, words, to: searchUrl(words) }] : []),
    ...products.map((product) => ({ kind: 'product' as const, product, to: `/products/${product.slug}` })),
    ...categories.map((category) => ({
      kind: 'category' as const,
      category,
      to: searchUrl(text, category.slug),
    })),
    ...(products.length > 0 ? [{ kind: 'all' as const, to: searchUrl(text) }] : []),
  ];
}
