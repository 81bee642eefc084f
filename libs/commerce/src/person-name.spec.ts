import { greetedName, personName } from './person-name';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('the name of a person', () => {
  it.each([
    ['Ana', 'Popescu', 'Ana Popescu'],
    ['太郎', '山田', '山田 太郎'],
    ['タロウ', 'ヤマダ', 'ヤマダ タロウ'],
    ['민준', '김', '김 민준'],
    ['小明', '王', '王 小明'],
    ['Taro', 'Yamada', 'Taro Yamada'],
    ['Taro', '山田', 'Taro 山田'],
    ['أحمد', 'خليل', 'أحمد خليل'],
    ['', '山田', '山田'],
  ])('of %s and %s is %s', (firstName, lastName, expected) => {
    expect(personName(name(firstName, lastName))).toBe(expected);
  });

  it('greets by the given name, or by both where the family name comes first', () => {
    expect(greetedName(name('Ana', 'Popescu'))).toBe('Ana');
    expect(greetedName(name('太郎', '山田'))).toBe('山田 太郎');
  });
});
