import { reportRecoverableError } from './report-recoverable-error';

describe('an error that React recovered from', () => {
  const reported: Error[] = [];
  beforeEach(() => {
    reported.length = 0;
    globalThis.reportError = (error: Error) => void reported.push(error);
  });

  it('is reported with the message of its cause and its component', () => {
    const cause = new Error('Minified React error #467');
    const error = new Error('Minified React error #520', { cause });
    reportRecoverableError(error, { componentStack: '\n    at RemotePages (remote.tsx:3)\n    at Suspense' });
    expect(reported).toMatchObject([
      {
        message:
          'React recovered from an error. Minified React error #520 Cause: Minified React error #467 (at RemotePages (remote.tsx:3))',
        cause,
      },
    ]);
  });

  it('is reported without a cause too', () => {
    const error = new Error('The markup of the server differs');
    reportRecoverableError(error, {});
    expect(reported[0]?.message).toBe('React recovered from an error. The markup of the server differs');
    expect(reported[0]?.cause).toBe(error);
  });
});
