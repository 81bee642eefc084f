import { UrlRedaction } from './index';

const urls = new UrlRedaction(['doors', 'doors/back', 'letter']);
const TOKEN = '42.kQ0mYy3hZp8Xw2cV5bN7fT1rL9dJ6gS4aE0uI3oP8xC';

describe('a URL in the logs', () => {
  it.each([
    [`/letter/${TOKEN}`, '/letter/***'],
    [`/api/doors/${TOKEN}/open?lang=de`, '/api/doors/***/open?lang=de'],
    [`/api/doors/back/${TOKEN}`, '/api/doors/back/***'],
    [`/?token=${TOKEN}`, '/?token=***'],
    [`/?x=1?token=${TOKEN}`, '/?x=***'],
    [`/rooms?email=${TOKEN}&limit=20`, '/rooms?email=***&limit=20'],
  ])('does not hold the secret of %s', (url, logged) => {
    expect(urls.redact(url)).toBe(logged);
  });

  it.each(['/api/rooms?limit=20&sort=price&_t=1732', '/rooms/chef', '/letters/7', '/outdoors/7'])(
    'is otherwise as it was called: %s',
    (url) => {
      expect(urls.redact(url)).toBe(url);
      expect(new UrlRedaction([]).redact(url)).toBe(url);
    },
  );
});
