import { LANGUAGE_CODES, languageOption } from '@kp/i18n';
import { Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useGetProductTranslationsByAdminQuery } from '../content-api';
import type { GroupDraft } from './group-draft';

interface GroupNamesProps {
  /** One of its products, which are entered in the language of the catalogue. */
  readonly productId: number;
  readonly draft: GroupDraft;
  readonly onChange: (draft: GroupDraft) => void;
}

/** What the group is called in other languages; without a name there it has its own. */
export function GroupNames({ productId, draft, onChange }: GroupNamesProps) {
  const { t } = useTranslation('adminCatalog');
  const original = useGetProductTranslationsByAdminQuery({ id: productId }).currentData?.language;
  if (!original) return null;
  return (
    <details>
      <summary>{t('content.variants.names')}</summary>
      {LANGUAGE_CODES.filter((code) => code !== original).map((code) => {
        const label = languageOption(code).nativeName;
        return (
          <Form.Item key={code} label={<span lang={code}>{label}</span>}>
            <Input
              aria-label={`${t('content.variants.name')}: ${label}`}
              lang={code}
              dir="auto"
              maxLength={200}
              value={draft.names[code] ?? ''}
              onChange={({ target }) =>
                onChange({ ...draft, names: { ...draft.names, [code]: target.value } })
              }
            />
          </Form.Item>
        );
      })}
    </details>
  );
}
