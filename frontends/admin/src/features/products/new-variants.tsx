import { Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../../shared/lazy-panel';
import { type GroupDraft, newDraft } from '../../shared/product-content/variants/group-draft';
import type { NewGroupProps } from '../../shared/product-content/variants/new-group';

const NewGroup = lazySection<NewGroupProps>(
  async () => (await import('../../shared/product-content/variants/new-group')).NewGroup,
  4,
);

interface NewVariantsProps {
  /** These come from the form, of which this is a field. */
  readonly value?: GroupDraft | null;
  readonly onChange?: (draft: GroupDraft | null) => void;
}

/** The group that a product which is not saved yet begins, if it has variants. */
export function NewVariants({ value = null, onChange }: NewVariantsProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <Flex vertical gap="small" align="start">
      <p>{t('content.variants.intro')}</p>
      {value ? (
        <>
          <NewGroup draft={value} onChange={(draft) => onChange?.(draft)} />
          <Button onClick={() => onChange?.(null)}>{t('content.variants.without')}</Button>
        </>
      ) : (
        <Button onClick={() => onChange?.(newDraft())}>{t('content.variants.begin')}</Button>
      )}
    </Flex>
  );
}
