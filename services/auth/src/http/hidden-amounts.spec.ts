import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutAmounts } from './hidden-amounts';

interface Field {
  readonly type?: string;
  readonly example?: unknown;
}

const document = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../libs/api-client/openapi.json'), 'utf8'),
) as { components: { schemas: Record<string, { properties?: Record<string, Field> }> } };

const AMOUNT = '12.50';
const IS_AMOUNT = /^-?\d+\.\d{2}$/;
/** As amounts of a trade are called. */
const SOUNDS_LIKE_MONEY =
  /(?:amount|price|total|cost|fee|paid|balance|outstanding|revenue|turnover|subtotal|owed|credit|deposit)$/i;

/** The threshold of the Union's distance sales is law, not the shop's business. */
const PUBLIC_AMOUNTS = ['DistanceSalesResponse.threshold'];

const responseFields = Object.entries(document.components.schemas)
  .filter(([schema]) => schema.endsWith('Response'))
  .flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).map(([name, field]) => ({ schema, name, field })),
  );

const isAmount = (name: string, { type, example }: Field) =>
  type === 'string' && (IS_AMOUNT.test(String(example)) || SOUNDS_LIKE_MONEY.test(name));

describe('answers for staff without the right to see amounts', () => {
  it('leave out every amount that the contract describes', () => {
    const amounts = responseFields.filter(({ name, field }) => isAmount(name, field));
    const shown = amounts
      .filter(({ name }) => name in (withoutAmounts({ [name]: AMOUNT }) as object))
      .map(({ schema, name }) => `${schema}.${name}`);
    expect(amounts.length).toBeGreaterThan(100);
    expect(shown).toEqual(PUBLIC_AMOUNTS);
  });
});
