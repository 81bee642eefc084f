import { TRANSLATION_RULES } from './product-content-rules';

describe('a translated name', () => {
  const problem = (name: string) =>
    TRANSLATION_RULES.name(name, { name, description: '', keywords: '' })?.messageKey;
  it('may be missing, but is not shorter than a name', () => {
    expect([problem(''), problem('C'), problem('Cuțit')]).toEqual([
      undefined,
      'validation.productNameLength',
      undefined,
    ]);
  });
});
