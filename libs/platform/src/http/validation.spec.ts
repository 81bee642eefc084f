import { Nested } from '@kp/platform/http';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsInt,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import type { DomainError } from './problem';
import {
  CleanCode,
  CleanEmail,
  SingleLineText,
  CleanNumber,
  ToBoolean,
  IdList,
  OptionalField,
  WholeNumber,
} from './field-decorators';
import { validationPipe } from './validation';

class Address {
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

  @Nested(() => Address)
  address: Address;

  @ValidateNested({ each: true })
  @ArrayMaxSize(3)
  @IsArray()
  @OptionalField()
  @Type(() => Address)
  branches?: Address[];

  @IsEmail()
  @SingleLineText()
  @OptionalField()
  email?: string;

  @IsString()
  @OptionalField()
  text?: string;

  @IdList(100_000)
  @OptionalField()
  ids?: number[];
}

class Kinds {
  @IsString()
  @CleanCode()
  code: string;

  @IsString()
  @CleanNumber()
  amount: string;

  @IsInt()
  @WholeNumber()
  pages: number;

  @IsBoolean()
  @ToBoolean()
  isOpen: boolean;

  @IsEmail()
  @CleanEmail()
  email: string;
}

class Secrets {
  @IsString()
  newPassword: string;

  @IsString()
  password: string;
}

const check = (body: unknown) =>
  validationPipe().transform(body, { type: 'body', metatype: Form }) as Promise<Form>;
const refusal = (body: unknown) =>
  check(body).then(
    () => null,
    (error: DomainError) => error,
  );
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
const good = { name: 'Ana', address: { city: 'Cluj' } };

describe('input at the edge', () => {
  it('drops unknown fields', async () => {
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

  it('takes what cannot be seen or stored out of every text, whatever its field', async () => {
    const seen = await check({ ...good, name: ' A\u200bn\u0000a\ufeff', note: '½ m²\u202e\n\ud800second' });
    expect(seen).toMatchObject({ name: 'Ana', note: '½ m²\nsecond' });
    const parameter = validationPipe().transform(' a\u200db\u0007 ', {
      type: 'param',
      metatype: String,
      data: 'x',
    });
    expect(await parameter).toBe('ab');
  });

  it('cleans codes, numbers, flags and emails by their kind', async () => {
    const sent = {
      code: 'ＫＰ‐３３',
      amount: '１２٫５',
      pages: '٣\u200e',
      isOpen: 'ｔｒｕｅ',
      email: '\ufeffana＠x.example',
    };
    const kinds = validationPipe().transform(sent, { type: 'body', metatype: Kinds });
    expect(await kinds).toEqual({
      code: 'KP-33',
      amount: '12.5',
      pages: 3,
      isOpen: true,
      email: 'ana@x.example',
    });
  });

  it('leaves passwords as they were typed', async () => {
    const typed = { newPassword: ' pass\u200bword\u0007 ', password: 'ｐ\ufeff ' };
    expect(await validationPipe().transform(typed, { type: 'body', metatype: Secrets })).toEqual(typed);
  });

  it('rejects nesting of thousands of levels', async () => {
    const deep = JSON.parse(`${'['.repeat(8000)}1${']'.repeat(8000)}`) as unknown;
    expect(await refusal({ ...good, note: deep })).toMatchObject({ status: 400 });
  });

  it('may have 200 keys in an object and no more', async () => {
    expect(await check({ ...good, ...keys(197) })).toEqual(good);
    expect(await refusal(keys(201))).toMatchObject({ status: 400 });
    expect((await refusal({ ...good, address: keys(201) }))?.fields).toMatchObject([{ field: 'address' }]);
  });

  it('is at most eight levels deep', async () => {
    const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`) as unknown;
    expect(await refusal({ ...good, branches: nested(8) })).toMatchObject({
      fields: [{ message: 'The input is nested too deeply' }],
    });
  });

  it('has no longer lists than its field allows', async () => {
    const branches = Array.from({ length: 4 }, () => ({ city: 'Cluj' }));
    expect((await refusal({ ...good, branches }))?.fields).toEqual([
      { field: 'branches', message: 'branches must contain no more than 3 elements' },
    ]);
  });

  it('takes a hundred thousand ids, each of them checked', async () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => index + 1);
    expect((await check({ ...good, ids })).ids).toHaveLength(100_000);
    expect((await refusal({ ...good, ids: [...ids.slice(1), 1.5] }))?.fields).toMatchObject([
      { field: 'ids' },
    ]);
    expect((await refusal({ ...good, ids: [...ids, 1] }))?.fields).toMatchObject([{ field: 'ids' }]);
  });

  it('cannot reach the prototype of an object', async () => {
    const body = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}') as object;
    const form = await check({ ...good, ...body, address: { city: 'Cluj', ...body } });
    expect((form as unknown as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it.each<[string, object]>([
    ['40,000 unknown keys', keys(40_000)],
    ['40,000 unknown keys inside', { address: keys(40_000) }],
    ['20,000 objects in a list', { branches: Array.from({ length: 20_000 }, () => ({ city: 'x' })) }],
    [
      '60 KB of white space',
      { email: `a${' '.repeat(60_000)}b`, text: '\t'.repeat(60_000), name: ' '.repeat(60_000) },
    ],
    ['60 KB of control characters', { email: '\u0001'.repeat(60_000), text: '\ud800'.repeat(30_000) }],
    ['a very long email address', { email: `${'a.'.repeat(15_000)}@${'b-'.repeat(15_000)}.example` }],
    ['an email address of quotes', { email: `"${'\\"'.repeat(20_000)}"@x.example` }],
    ['many at signs', { email: '@'.repeat(60_000) }],
    [
      'an email address in angle brackets',
      { email: `${'<'.repeat(30_000)}a@b.example${'>'.repeat(29_000)}` },
    ],
    ['deep nesting', { ids: JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`) as unknown }],
    ['a huge number', { name: 1e308, ids: [1e308, -1e308] }],
  ])('is judged quickly: %s', async (_shape, body) => {
    const input = { ...good, ...body };
    await refusal(input);
    const start = process.cpuUsage();
    await refusal(input);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(60);
  });
});
