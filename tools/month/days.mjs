/*
 * A month in some minutes: triggers in the database of the run put what is written today on the day that is played, since
 * PostgreSQL and the processes know no other clock.
 */
const DATED = {
  orders: ['created_at'],
  order_event: ['at'],
  payment_event: ['at'],
  invoice: ['issue_date', 'supply_date', 'due_date', 'created_at'],
};
const CREATE = `
  CREATE TABLE played_day (days_back integer NOT NULL);
  INSERT INTO played_day VALUES (0);
  CREATE FUNCTION put_on_the_played_day() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  DECLARE
    back interval := make_interval(days => (SELECT days_back FROM played_day));
    written jsonb := to_jsonb(NEW);
    name text;
  BEGIN
    FOREACH name IN ARRAY TG_ARGV LOOP
      IF (written ->> name)::timestamptz >= date_trunc('day', now()) THEN
        written := written || jsonb_build_object(name, CASE
          WHEN length(written ->> name) = 10 THEN to_jsonb(((written ->> name)::date - back)::date)
          ELSE to_jsonb((written ->> name)::timestamptz - back) END);
      END IF;
    END LOOP;
    NEW := jsonb_populate_record(NEW, written);
    RETURN NEW;
  END $$;
  ${Object.entries(DATED)
    .map(
      ([table, columns]) =>
        `CREATE TRIGGER a_played_day BEFORE INSERT ON ${table} FOR EACH ROW
           EXECUTE FUNCTION put_on_the_played_day(${columns.map((column) => `'${column}'`).join(', ')});`,
    )
    .join('\n')}`;

const DAY_MS = 86_400_000;
/** A month that is over would reach further back than the tax office lists. */
const ENOUGH_DAYS = 25;

const bucharest = (time) => new Date(time).toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });

/** The days of this month so far or, in its first weeks, of the last one. */
export function daysOfTheMonth(today = bucharest(Date.now())) {
  const first = Date.parse(`${today.slice(0, 7)}-01`);
  const isEnough = Number(today.slice(8)) >= ENOUGH_DAYS;
  const last = isEnough ? Date.parse(today) : first - DAY_MS;
  const days = [];
  for (let day = last; days.length < new Date(last).getUTCDate(); day -= DAY_MS)
    days.unshift(new Date(day).toISOString().slice(0, 10));
  return days;
}

export async function playDays(database) {
  await database.query(CREATE);
  return {
    async begin(day) {
      const back = Math.round((Date.parse(bucharest(Date.now())) - Date.parse(day)) / DAY_MS);
      await database.query('UPDATE played_day SET days_back = $1', [back]);
    },
  };
}
