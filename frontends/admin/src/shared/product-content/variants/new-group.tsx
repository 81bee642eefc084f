import type { GroupDraft } from './group-draft';
import { withProduct } from './group-draft';
import { GroupFields } from './group-fields';
import contentStyles from '../product-content.module.css';
import { VariantFinder } from './variant-finder';
import { VariantTable } from './variant-table';
import styles from './variants.module.css';

export interface NewGroupProps {
  readonly draft: GroupDraft;
  readonly onChange: (draft: GroupDraft) => void;
}

/** What is wrong with it stands below, with the form that it is a part of. */
const NO_PROBLEMS = {};

/** Options and rows of a group whose first product is not saved yet. */
export function NewGroup({ draft, onChange }: NewGroupProps) {
  return (
    <div className={`${contentStyles.panel} ${styles.new}`}>
      <GroupFields draft={draft} problems={NO_PROBLEMS} onChange={onChange} />
      <VariantTable draft={draft} problems={NO_PROBLEMS} onChange={onChange} />
      <VariantFinder onPick={(product) => onChange(withProduct(draft, product))} />
    </div>
  );
}
