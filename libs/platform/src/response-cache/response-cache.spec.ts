import { cacheKey, ResponseCache } from '.';

const json = (body: string) => async () => ({ contentType: 'application/json', body });

describe('the response cache', () => {
  it('computes concurrent misses of a key once', async () => {
    const responseCache = new ResponseCache();
    const produce = jest.fn(json('[1]'));
    const entries = await Promise.all(
      [1, 2, 3].map(() => responseCache.getOrCompute('/list', ['catalog'], produce)),
    );
    expect(produce).toHaveBeenCalledTimes(1);
    expect(new Set(entries).size).toBe(1);
  });

  it('drops entries by tag and keeps the others', async () => {
    const responseCache = new ResponseCache();
    await responseCache.getOrCompute('/a', ['product:1'], json('a'));
    await responseCache.getOrCompute('/b', ['product:2'], json('b'));
    responseCache.drop(['product:1']);
    expect(responseCache.peek('/a')).toBeUndefined();
    expect(responseCache.peek('/b')).toBeDefined();
  });

  it('drops the entries of all tags that begin alike', async () => {
    const responseCache = new ResponseCache();
    await responseCache.getOrCompute('/a', ['product:1', 'product:2'], json('a'));
    await responseCache.getOrCompute('/b', ['product:20'], json('b'));
    await responseCache.getOrCompute('/c', ['category:1'], json('c'));
    responseCache.drop(['product:*']);
    expect(['/a', '/b', '/c'].filter((key) => responseCache.peek(key))).toEqual(['/c']);
  });

  describe('with an expired entry', () => {
    const cacheWithExpiredEntry = async () => {
      const responseCache = new ResponseCache();
      await responseCache.getOrCompute('/a', ['product:1'], json('old'));
      responseCache.expire(['product:*']);
      return responseCache;
    };
    const read = async (responseCache: ResponseCache, compute = json('new')) =>
      (await responseCache.getOrCompute('/a', ['product:1'], compute)).body('identity').toString();

    beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick'] }));
    afterEach(() => jest.useRealTimers());

    it('answers once more while the replacement is computed, and then with that', async () => {
      const responseCache = await cacheWithExpiredEntry();
      expect(responseCache.peek('/a')).toBeUndefined();
      let finish = () => undefined as void;
      const slow = () => new Promise<void>((resolve) => (finish = resolve)).then(json('new'));
      expect(await read(responseCache, slow)).toBe('old');
      expect(responseCache.peek('/a')?.body('identity').toString()).toBe('old');
      finish();
      await new Promise(setImmediate);
      expect(responseCache.peek('/a')?.body('identity').toString()).toBe('new');
    });

    it('answers although its replacement fails', async () => {
      const responseCache = await cacheWithExpiredEntry();
      expect(await read(responseCache, () => Promise.reject(new Error('a mistake in a query')))).toBe('old');
      expect(await read(responseCache)).toBe('old');
    });

    it('waits for the replacement after two seconds', async () => {
      const responseCache = await cacheWithExpiredEntry();
      jest.setSystemTime(1000);
      responseCache.expire(['product:1']);
      jest.setSystemTime(2001);
      expect(responseCache.peekStale('/a')).toBeUndefined();
      expect(await read(responseCache)).toBe('new');
    });

    it('is gone when it is dropped', async () => {
      const responseCache = await cacheWithExpiredEntry();
      responseCache.drop(['product:1']);
      expect(await read(responseCache)).toBe('new');
    });
  });

  it('does not cache a response that was read before a change and finished after it', async () => {
    const responseCache = new ResponseCache();
    let finish = () => undefined as void;
    const slow = responseCache.getOrCompute('/a', ['catalog'], async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { contentType: 'text/plain', body: 'old' };
    });
    responseCache.drop(['catalog']);
    finish();
    expect((await slow).body('identity').toString()).toBe('old');
    expect(responseCache.peek('/a')).toBeUndefined();
  });

  it('does not cache an error', async () => {
    const responseCache = new ResponseCache();
    await responseCache.getOrCompute('/x', [], async () => ({
      status: 404,
      contentType: 'text/plain',
      body: 'no',
    }));
    expect(responseCache.peek('/x')).toBeUndefined();
  });

  it('caches a rare query from its second request on', async () => {
    const responseCache = new ResponseCache();
    const ask = () =>
      responseCache.getOrCompute('/search', ['catalog'], json('[]'), { onlyRepeatedRequests: true });
    await ask();
    expect(responseCache.peek('/search')).toBeUndefined();
    await ask();
    expect(responseCache.peek('/search')).toBeDefined();
  });

  it('does not cache a response without all tags', async () => {
    const responseCache = new ResponseCache();
    await responseCache.getOrCompute('/page', [], async () => ({
      contentType: 'text/html',
      body: 'x',
      isCacheable: false,
    }));
    expect(responseCache.peek('/page')).toBeUndefined();
  });

  it('adds the tags of the result', async () => {
    const responseCache = new ResponseCache();
    await responseCache.getOrCompute('/slug/x', [], async () => ({
      contentType: 'text/plain',
      body: 'x',
      tags: ['product:9'],
    }));
    responseCache.drop(['product:9']);
    expect(responseCache.peek('/slug/x')).toBeUndefined();
  });

  describe('with an entry older than 15 seconds', () => {
    const unavailable = Object.assign(new Error('canceling statement due to lock timeout'), {
      code: '55P03',
    });
    const never = () => new Promise<never>(() => undefined);
    const cacheWithOldEntry = async () => {
      const responseCache = new ResponseCache();
      await responseCache.getOrCompute('/a', ['catalog'], json('old'));
      jest.setSystemTime(Date.now() + 16_000);
      return responseCache;
    };
    const read = async (
      responseCache: ResponseCache,
      compute: Parameters<ResponseCache['getOrCompute']>[2],
    ) => (await responseCache.getOrCompute('/a', ['catalog'], compute)).body('identity').toString();

    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] }));
    afterEach(() => jest.useRealTimers());

    it('answers with a new response', async () => {
      const responseCache = await cacheWithOldEntry();
      expect(responseCache.peek('/a')).toBeUndefined();
      expect(await read(responseCache, json('new'))).toBe('new');
      expect(responseCache.peek('/a')).toBeDefined();
    });

    it('makes what shows it as old as itself', async () => {
      const responseCache = new ResponseCache();
      const part = await responseCache.getOrCompute('/part', ['catalog'], json('part'));
      jest.setSystemTime(Date.now() + 14_000);
      const { createdAt } = part;
      const page = async () => ({ ...(await json('page')()), createdAt });
      await responseCache.getOrCompute('/page', ['catalog'], page);
      expect(responseCache.peek('/page')).toBeDefined();
      jest.setSystemTime(Date.now() + 2000);
      expect(responseCache.peek('/page')).toBeUndefined();
    });

    it('answers with the old response while PostgreSQL does not serve', async () => {
      const responseCache = await cacheWithOldEntry();
      expect(await read(responseCache, () => Promise.reject(unavailable))).toBe('old');
      expect(await read(responseCache, json('new'))).toBe('new');
    });

    it('answers with the old response when the new one takes longer than half a second', async () => {
      const responseCache = await cacheWithOldEntry();
      expect(await read(responseCache, never)).toBe('old');
    });

    it('passes other errors on', async () => {
      const responseCache = await cacheWithOldEntry();
      const error = new Error('a mistake in a query');
      await expect(read(responseCache, () => Promise.reject(error))).rejects.toBe(error);
    });

    it('never answers with a response that was dropped', async () => {
      const responseCache = await cacheWithOldEntry();
      responseCache.drop(['catalog']);
      await expect(read(responseCache, () => Promise.reject(unavailable))).rejects.toBe(unavailable);
    });

    it('does not answer with a response older than five minutes', async () => {
      const responseCache = await cacheWithOldEntry();
      jest.setSystemTime(Date.now() + 300_000);
      await expect(read(responseCache, () => Promise.reject(unavailable))).rejects.toBe(unavailable);
    });
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('sends to a client that accepts %s the encoding %s', async (accepted, encoding) => {
    const entry = await new ResponseCache().getOrCompute('/a', [], json('x'.repeat(1000)));
    expect(entry.encodingFor(accepted)).toBe(encoding);
  });

  it.each([
    ['/api/products', '/api/products'],
    ['/api/products?_t=17', '/api/products'],
    ['/api/products?limit=4&_t=17&sort=name', '/api/products?limit=4&sort=name'],
    ['/api/products?sort=name&limit=4', '/api/products?limit=4&sort=name'],
    ['/api/products?search=a+b', '/api/products?search=a+b'],
    ['/api/products?search=a%20b&limit=', '/api/products?search=a+b'],
    ['/api/products?search=_t', '/api/products?search=_t'],
  ])('have a key without the time stamp: %s → %s', (url, key) => {
    expect(cacheKey(url)).toBe(key);
  });

  it('have a key of their known parameters only', () => {
    const known = () => new Set(['limit', 'search']);
    expect(cacheKey('/api/products?utm_source=x&search=pan&limit=4&x=1', known)).toBe(
      '/api/products?limit=4&search=pan',
    );
    expect(cacheKey(`/api/products?search=${'x'.repeat(5000)}`, known)).toMatch(/^sha256:[\w-]{43}$/);
  });

  it('are counted with their keys and compressed forms, and bounded', async () => {
    const responseCache = new ResponseCache();
    const entry = await responseCache.getOrCompute(
      '/a',
      ['catalog'],
      json(JSON.stringify('kitchen'.repeat(5000))),
    );
    const plain = responseCache.size;
    expect(plain).toBeGreaterThan(35_000);
    await entry.body('br');
    expect(responseCache.size).toBeGreaterThan(plain);
    responseCache.drop(['catalog']);
    expect(responseCache.size).toBe(0);
    for (let page = 0; page < 120; page += 1) {
      await responseCache.getOrCompute(`/large/${page}`, ['catalog'], json('x'.repeat(1024 * 1024)));
    }
    expect(responseCache.size).toBeLessThanOrEqual(96 * 1024 * 1024);
    expect(responseCache.peek('/large/0')).toBeUndefined();
    expect(responseCache.peek('/large/119')).toBeDefined();
  });
});
