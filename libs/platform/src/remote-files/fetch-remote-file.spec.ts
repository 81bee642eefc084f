import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchRemoteFile, RemoteFileError, type RemoteFileLimits } from './fetch-remote-file';
import { isPublicAddress } from './public-address';

const LIMITS: RemoteFileLimits = {
  hosts: [],
  privateHosts: [],
  maxBytes: 1e3,
  answerTimeoutMs: 1e3,
  totalTimeoutMs: 2e3,
};

const PATHS: Record<string, RequestListener> = {
  '/tray.jpg': (_, reply) => reply.end('the picture'),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/tray.jpg' }).end(),
  '/to-metadata': (_, reply) =>
    reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/to-file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-itself': (_, reply) => reply.writeHead(302, { location: '/to-itself' }).end(),
  '/missing': (_, reply) => reply.writeHead(404).end('no picture'),
  '/large': (_, reply) => reply.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001)),
  '/endless': (_, reply) => {
    const timer = setInterval(() => reply.write('x'.repeat(200)), 1);
    reply.on('close', () => clearInterval(timer));
  },
  '/slow': (_, reply) => {
    const timer = setInterval(() => reply.write('x'), 100);
    reply.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
};

describe('a file of the web', () => {
  const server = http.createServer((request, reply) => PATHS[request.url!]!(request, reply));
  let host: string;
  let limits: RemoteFileLimits;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    limits = { ...LIMITS, privateHosts: [host] };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const problemOf = async (
    address: string,
    given = LIMITS,
    resolve?: Parameters<typeof fetchRemoteFile>[2],
  ) => {
    const error = await fetchRemoteFile(address, given, resolve).catch((reason: unknown) => reason);
    return error instanceof RemoteFileError ? error.problem : error;
  };

  it('is fetched, also after a redirect', async () => {
    expect((await fetchRemoteFile(`http://${host}/tray.jpg`, limits)).toString()).toBe('the picture');
    expect((await fetchRemoteFile(`http://${host}/moved`, limits)).toString()).toBe('the picture');
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.0.0.8/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/',
    'http://168.63.129.16/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[2002:7f00:1::]/',
    'http://[ff02::1]/',
    'http://①②⑦.0.0.1/',
    'http://localhost/',
    'http://localhost./',
    'https://localhost/',
    'http://127.0.0.1:443/',
    'http://8.8.8.8:6379/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'http://user:secret@8.8.8.8/',
    'tray.jpg',
    'http://',
  ])('is not asked for at %s', async (address) => {
    expect(await problemOf(address)).toBe('not-allowed');
  });

  it('is not asked for when one of the addresses of its host is private', async () => {
    const answers = [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect(await problemOf('http://shop.example/a.jpg', LIMITS, () => Promise.resolve(answers))).toBe(
      'not-allowed',
    );
    expect(await problemOf('http://shop.example/a.jpg', LIMITS, () => Promise.resolve([]))).toBe(
      'not-allowed',
    );
  });

  it('is asked for where its host was when it was checked, whatever the name means later', async () => {
    const [name, port] = ['pictures.example', host.split(':')[1]!];
    const answers = ['127.0.0.1', '192.0.2.1'];
    let resolved = 0;
    const resolve = () => Promise.resolve([{ address: answers[resolved++]!, family: 4 }]);
    const allowed = { ...LIMITS, privateHosts: [`${name}:${port}`] };
    const file = await fetchRemoteFile(`http://${name}:${port}/tray.jpg`, allowed, resolve);
    expect([file.toString(), resolved]).toEqual(['the picture', 1]);
  });

  it('comes from the address that answers when its host has several', async () => {
    const [name, port] = ['pictures.example', host.split(':')[1]!];
    const addresses = ['::1', '127.0.0.1'].map((address) => ({ address, family: address === '::1' ? 6 : 4 }));
    const allowed = { ...LIMITS, privateHosts: [`${name}:${port}`] };
    const file = fetchRemoteFile(`http://${name}:${port}/tray.jpg`, allowed, () =>
      Promise.resolve(addresses),
    );
    expect((await file).toString()).toBe('the picture');
  });

  it('is asked for at the allowed hosts alone when there are some', async () => {
    const allowed = { ...LIMITS, hosts: ['pictures.example'] };
    expect(await problemOf('https://8.8.8.8/a.jpg', allowed)).toBe('not-allowed');
    expect(await problemOf('https://other.example/a.jpg', allowed)).toBe('not-allowed');
  });

  it.each([
    ['/to-metadata', 'not-allowed'],
    ['/to-file', 'not-allowed'],
    ['/to-itself', 'unreachable'],
    ['/missing', 'unreachable'],
    ['/large', 'too-large'],
    ['/endless', 'too-large'],
  ])('behind %s is refused: %s', async (path, problem) => {
    expect(await problemOf(`http://${host}${path}`, limits)).toBe(problem);
  });

  it('that takes too long is given up', async () => {
    const hasty = { ...limits, answerTimeoutMs: 200, totalTimeoutMs: 500 };
    const started = Date.now();
    expect(await problemOf(`http://${host}/silent`, hasty)).toBe('too-slow');
    expect(await problemOf(`http://${host}/slow`, hasty)).toBe('too-slow');
    expect(await problemOf('http://a.example/', hasty, () => new Promise(() => undefined))).toBe('too-slow');
    expect(Date.now() - started).toBeLessThan(2000);
  });

  it('of a server that is gone is unreachable', async () => {
    expect(await problemOf('http://127.0.0.1:9/', { ...LIMITS, privateHosts: ['127.0.0.1:9'] })).toBe(
      'unreachable',
    );
    const unknown = () => Promise.reject(new Error('getaddrinfo ENOTFOUND'));
    expect(await problemOf('http://a.example/', LIMITS, unknown)).toBe('unreachable');
  });
});

describe('a public address', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '192.0.2.1',
    '198.18.0.1',
    '192.0.0.192',
    '240.0.0.1',
    '2001:db8::1',
    '2001::1',
    'fec0::1',
    'x',
    '',
  ])('is not "%s"', (address) => expect(isPublicAddress(address)).toBe(false));
});
