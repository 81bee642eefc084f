import { AnafConfig } from './anaf.config';

const configOf = (given: Partial<AnafConfig>) =>
  Object.assign(new AnafConfig(), {
    apiUrl: 'https://api.anaf.ro/prod/FCTEL/rest',
    loginUrl: 'https://logincert.anaf.ro/anaf-oauth2/v1',
    ...given,
  });
const sandboxUrl = 'http://id:secret@127.0.0.1:4199';
const own = { clientId: 'ours', clientSecret: 'our-secret' };

describe('the tax office that documents go to', () => {
  it('is that for trial of a demo, which counts for nothing', () => {
    const { keys, channel, isTest, addresses } = configOf({ sandboxUrl });
    expect({ keys, channel, isTest, addresses }).toEqual({
      keys: { clientId: 'id', clientSecret: 'secret' },
      channel: 'ro-efactura-sandbox',
      isTest: true,
      addresses: {
        api: 'http://127.0.0.1:4199/prod/FCTEL/rest',
        login: 'http://127.0.0.1:4199/anaf-oauth2/v1',
      },
    });
  });

  it.each([
    [{ ...own, sandboxUrl }, 'ro-efactura', own],
    [{ ...own, sandboxUrl, apiUrl: 'https://api.anaf.ro/test/FCTEL/rest' }, 'ro-efactura-test', own],
    [{}, 'ro-efactura', null],
    // Half of the keys is no trial.
    [{ sandboxUrl, clientSecret: 'our-secret' }, 'ro-efactura', null],
  ])('is the real one with keys of the owner: %j', (given, channel, keys) => {
    const config = configOf(given);
    expect([config.channel, config.keys, config.addresses.login]).toEqual([
      channel,
      keys,
      'https://logincert.anaf.ro/anaf-oauth2/v1',
    ]);
  });
});
