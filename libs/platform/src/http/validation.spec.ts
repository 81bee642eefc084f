import { IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import type { DomainError } from './problem';
import { OptionalField, Trimmed, validationPipe } from './validation';

class Address {
  @Trimmed()
  @MinLength(1, { message: 'City is required' })
  city: string;
}

class Form {
  @IsString({ message: 'Name is required' })
  @MaxLength(5, { message: 'Name is too long' })
  name: string;

  @OptionalField()
  @IsString()
  note?: string;

  @ValidateNested()
  @Type(() => Address)
  address: Address;
}

const check = (body: unknown) =>
  validationPipe().transform(body, { type: 'body', metatype: Form }) as Promise<Form>;
const refusal = (body: unknown) =>
  check(body).then(
    () => null,
    (error: DomainError) => error,
  );
const good = { name: 'Ana', address: { city: 'Cluj' } };

describe('input at the edge', () => {
  it('is taken without what nobody asked for', async () => {
    expect(await check({ ...good, isAdmin: true })).toEqual(good);
  });

  it('takes an empty optional text for an absent one', async () => {
    expect((await check({ ...good, note: '' })).note).toBeUndefined();
  });

  it('names nested fields by their path', async () => {
    expect((await refusal({ ...good, address: { city: '  ' } }))?.fields).toEqual([
      { field: 'address.city', message: 'City is required' },
    ]);
  });

  it('says one thing per field', async () => {
    expect((await refusal({ ...good, name: 7 }))?.fields).toHaveLength(1);
  });

  it('refuses what PostgreSQL cannot store', async () => {
    const error = await refusal({ ...good, note: 'a\u0000b' });
    expect(error).toMatchObject({ status: 400, fields: [{ field: 'note' }] });
  });

  it('refuses what is nested thousands of levels deep', async () => {
    const deep = JSON.parse(`${'['.repeat(8000)}1${']'.repeat(8000)}`) as unknown;
    expect(await refusal({ ...good, note: deep })).toMatchObject({ status: 400 });
  });
});
