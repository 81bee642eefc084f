import { useTranslation } from 'react-i18next';
import type { ReplyPart } from '../reply.types';
import { Checklist } from './checklist';
import { ComparisonTable } from './comparison-table';
import { ProductCards } from './product-cards';
import { Proposal } from './proposal';
import { InvoiceCards, OrderCards } from './record-cards';
import { ReplyLinks, ReplySources } from './reply-links';
import styles from './parts.module.css';

interface ReplyPartsProps {
  readonly parts: readonly ReplyPart[];
  readonly onAdded: (partIndex: number, productIds: readonly number[]) => void;
}

export function ReplyParts({ parts, onAdded }: ReplyPartsProps) {
  const { t } = useTranslation('assistant');
  return parts.map((part, index) => (
    <div
      key={index}
      role="group"
      aria-label={part.type === 'checklist' ? part.title : t(`parts.${part.type}`)}
      className={styles.part}
    >
      <PartContent part={part} onAdded={(productIds) => onAdded(index, productIds)} />
    </div>
  ));
}

interface PartContentProps {
  readonly part: ReplyPart;
  readonly onAdded: (productIds: readonly number[]) => void;
}

function PartContent({ part, onAdded }: PartContentProps) {
  switch (part.type) {
    case 'products':
      return <ProductCards products={part.products} />;
    case 'comparison':
      return <ComparisonTable comparison={part} />;
    case 'orders':
      return <OrderCards orders={part.orders} />;
    case 'invoices':
      return <InvoiceCards invoices={part.invoices} />;
    case 'links':
      return <ReplyLinks links={part.links} />;
    case 'sources':
      return <ReplySources sources={part.sources} />;
    case 'proposal':
      return <Proposal proposal={part} onAdded={onAdded} />;
    case 'checklist':
      return <Checklist checklist={part} />;
  }
}
