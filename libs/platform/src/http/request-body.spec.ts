import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { JsonLimits } from './request-body';

/** Pieces of three bytes split strings and escapes. */
function pieces(json: string): Buffer[] {
  const bytes = Buffer.from(json);
  return Array.from({ length: Math.ceil(bytes.length / 3) }, (_, index) =>
    bytes.subarray(index * 3, index * 3 + 3),
  );
}
const pass = (json: string) => text(Readable.from(pieces(json)).pipe(new JsonLimits()));
const object = (keys: number) =>
  Object.fromEntries(Array.from({ length: keys }, (_, key) => [`key${key}`, 'a:b']));

describe('large JSON', () => {
  it.each([
    ['with 200 keys in each object', JSON.stringify([object(200), object(200), { inner: object(200) }])],
    ['with eight levels', `${'['.repeat(8)}1${']'.repeat(8)}`],
    [
      'with brackets and quotes in texts',
      JSON.stringify({ text: '[{"'.repeat(50), back: '\\"[\\', end: ['ă"'] }),
    ],
    ['that is no JSON', ']]}}"'],
  ])('passes unchanged: %s', async (_what, json) => {
    expect(await pass(json)).toBe(json);
  });

  it.each([
    ['with 201 keys in an object', JSON.stringify({ inner: object(201) }), 'at most 200 fields'],
    ['of 10,000 objects in a list', JSON.stringify(Array(10_000).fill({})), 'At most 10000 objects'],
    ['of 40,001 texts', JSON.stringify(Array(40_001).fill('a')), 'At most 40000 texts'],
    ['with nine levels', `${'['.repeat(9)}1${']'.repeat(9)}`, 'nested too deeply'],
  ])('fails %s', async (_what, json, message) => {
    await expect(pass(json)).rejects.toMatchObject({
      status: 400,
      fields: [{ message: expect.stringContaining(message) }],
    });
  });
});
