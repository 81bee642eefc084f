import styles from './pass-picture.module.css';

/** Hang from the rail, in this order. */
const TICKETS = [
  'food-labels',
  'haccp-equipment',
  'kitchen-supplies',
  'cleaning-sanitizing',
  'storage-solutions',
] as const;

/** Hang on the wall, in this order. */
const TOOLS = ['knife-rack-kitchen-supplies', 'fridge-thermometer-haccp-equipment'] as const;

/** Stand on the counter, in this order. */
const WARES = [
  'label-printer-food-labels',
  'stock-pot-kitchen-supplies',
  'spray-bottle-cleaning-sanitizing',
  'ingredient-bin-storage-solutions',
] as const;

/** The pass of a kitchen: tickets on the rail, wares on the steel. It tells nothing that is not said in words. */
export function PassPicture() {
  return (
    <div aria-hidden="true" className={styles.pass}>
      <div className={styles.rail}>
        {TICKETS.map((code) => (
          <span key={code} data-code={code} className={styles.ticket} />
        ))}
      </div>
      <Row names={TOOLS} className={styles.wall} />
      <Row names={WARES} className={styles.counter} />
    </div>
  );
}

function Row({ names, className }: { names: readonly string[]; className: string | undefined }) {
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
