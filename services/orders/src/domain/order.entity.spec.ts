import { ORDER_TEXT_FIELDS } from '@kp/commerce';
import { getMetadataArgsStorage } from 'typeorm';
import { Order } from './order.entity';

describe('an order', () => {
  it.each(ORDER_TEXT_FIELDS)('has a column for the text %s', (field) => {
    const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === Order);
    expect(columns.map(({ propertyName }) => propertyName)).toContain(field);
  });
});
