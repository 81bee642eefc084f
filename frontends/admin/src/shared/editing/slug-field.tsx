import { slugify } from '@kp/commerce';
import { Button, Input } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface SlugFieldProps {
  /** Offered in place of a slug that is taken. */
  readonly freeSlug: string | undefined;
  readonly onTake: (slug: string) => void;
}

export function SlugField({ freeSlug, onTake }: SlugFieldProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <RulesField
      name="slug"
      label={t('products.slug')}
      required
      extra={
        freeSlug ? (
          <Button size="small" onClick={() => onTake(freeSlug)}>
            {t('products.useSlug', { slug: freeSlug })}
          </Button>
        ) : (
          t('products.slugHint')
        )
      }
    >
      <Input autoComplete="off" spellCheck={false} dir="ltr" />
    </RulesField>
  );
}

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** The slug follows the name of something new until it is typed. */
export function useSlugProposal<Values extends Named>(isProposed: boolean) {
  const isTyped = useRef(!isProposed);
  return (values: Values, changed: Partial<Values>): Partial<Values> => {
    if ('slug' in changed) isTyped.current = values.slug !== '';
    const slug = 'name' in changed && !isTyped.current ? slugify(values.name) : undefined;
    return (slug === undefined ? {} : { slug }) as Partial<Values>;
  };
}
