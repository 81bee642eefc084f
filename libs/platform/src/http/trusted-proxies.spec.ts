import { loadConfigs } from '../config';
import { HttpConfig } from './http.config';

describe('the setting of trusted proxies', () => {
  it.each(['', 'false', '0', '1', '2', '10.0.0.0/8', '10.0.0.1, fd00::/8', 'loopback,uniquelocal'])(
    'may be "%s"',
    (value) => {
      expect(() => loadConfigs([HttpConfig], { TRUST_PROXY: value })).not.toThrow();
    },
  );

  it.each(['true', '*', 'all', '-1', '1.5', '99', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8,true'])(
    'is never "%s", which would be everybody or nothing',
    (value) => {
      expect(() => loadConfigs([HttpConfig], { TRUST_PROXY: value })).toThrow(
        /TRUST_PROXY must be the number of proxies .* would let clients choose their address/,
      );
    },
  );
});
