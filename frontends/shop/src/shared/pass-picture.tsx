import { useTranslation } from 'react-i18next';
import styles from './pass-picture.module.css';

const TICKETS = [
  'food-labels',
  'haccp-equipment',
  'kitchen-supplies',
  'cleaning-sanitizing',
  'storage-solutions',
] as const;
const TOOLS = ['knife-rack-kitchen-supplies', 'fridge-thermometer-haccp-equipment'] as const;
const WARES = [
  'label-printer-food-labels',
  'stock-pot-kitchen-supplies',
  'spray-bottle-cleaning-sanitizing',
  'ingredient-bin-storage-solutions',
] as const;

export function PassPicture() {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className={styles.pass}>
      <div className={styles.rail}>
        {TICKETS.map((code) => (
          <span key={code} data-code={code} className={styles.ticket}>
            {t(`categories.${code}`)}
          </span>
        ))}
      </div>
      <PictureRow names={TOOLS} className={styles.wall} />
      <PictureRow names={WARES} className={styles.counter} />
    </div>
  );
}

function PictureRow({ names, className }: { names: readonly string[]; className: string | undefined }) {
  return (
    <div className={className}>
      {names.map((name) => (
        <img
          key={name}
          src={`/pictures/${name}.svg`}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          fetchPriority="low"
        />
      ))}
    </div>
  );
}
