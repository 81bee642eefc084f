import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { DirectResponses, Rejections } from './direct-responses';

const RETRY_AFTER_MS = 2000;
const SPREAD_MS = 1000;

describe('a request that is rejected for load', () => {
  let rejections: Rejections;

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    jest.useFakeTimers();
    rejections = new Rejections(new DirectResponses());
  });
  afterEach(() => jest.useRealTimers());

  function reject(connection: Socket): ServerResponse {
    const request = new IncomingMessage(connection);
    const response = new ServerResponse(request);
    rejections.rejectBusy(request, response);
    return response;
  }

  it('is answered at once', () => {
    expect(reject(new Socket())).toMatchObject({ statusCode: 503, writableEnded: true });
  });

  it('waits until Retry-After is over when its connection comes back before', () => {
    const connection = new Socket();
    reject(connection);
    jest.advanceTimersByTime(500);
    const hasty = reject(connection);
    jest.advanceTimersByTime(RETRY_AFTER_MS - 501);
    expect(hasty.writableEnded).toBe(false);
    jest.advanceTimersByTime(SPREAD_MS + 1);
    expect(hasty.writableEnded).toBe(true);
  });

  it('is answered at once when its connection waited, and when another one did not', () => {
    const patient = new Socket();
    reject(patient);
    expect(reject(new Socket()).writableEnded).toBe(true);
    jest.advanceTimersByTime(RETRY_AFTER_MS + SPREAD_MS);
    expect(reject(patient).writableEnded).toBe(true);
  });
});
