import { validateRegistration } from '@kp/commerce';
import { advisePassword } from './password-strength';

const MARIA = ['Maria', 'Popescu', 'maria.popescu@bistro-nord.example'];

describe('advice on a password', () => {
  it.each([
    ['password', 'common'],
    ['PassWord', 'common'],
    ['Parola123', 'common'],
    ['aaaaaaaa', 'predictable'],
    ['ababababab', 'predictable'],
    ['456789', 'predictable'],
    ['poiuytrewq', 'predictable'],
    ['maria1985', 'personal'],
    ['Popescu!', 'personal'],
    ['bistro-nord1', 'personal'],
  ])('%s is weak: %s', (password, warning) => {
    expect(advisePassword(password, MARIA)).toEqual({ strength: 'weak', warning });
  });

  it.each([
    ['h3vK!', 'weak'],
    ['tomato soup', 'fair'],
    ['Tomato-1soup', 'strong'],
    ['tomatosoups', 'fair'],
    ['T0mato-so', 'good'],
    ['eleven tomatoes', 'good'],
    ['eleven ripe tomatoes', 'strong'],
    ['maria buys eleven tomatoes', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(advisePassword(password, MARIA)).toEqual({ strength });
  });

  it('refuses nothing that the rule allows', () => {
    const form = { firstName: 'Maria', lastName: 'Popescu', email: MARIA[2]!, password: '123456' };
    expect(advisePassword(form.password, MARIA).warning).toBe('common');
    expect(validateRegistration(form)).toEqual([]);
  });
});
