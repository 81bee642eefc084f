import type { ApiError } from '@kp/api-client';
import { createTranslator, loadMessages, type MessageTree } from '@kp/i18n';
import { fieldErrors, problemText } from './problem';

const refusal = (status: number, code: string, message: string, field?: string): ApiError => ({
  status,
  message: `${status}: {}`,
  problem: { status, code, message, correlationId: 'x', fields: field ? [{ field, message }] : undefined },
});
const TAKEN = refusal(409, 'AUTH.EMAIL_TAKEN', 'An account with this email already exists.', 'email');
const INVALID = refusal(400, 'INPUT.INVALID', 'firstName is too long', 'firstName');
const UNHEARD_OF = refusal(404, 'CATALOG.UNHEARD_OF', 'Nothing here');

async function texts() {
  const english = createTranslator('en', await loadMessages('en', ['common', 'problems'])).t;
  const common: MessageTree = {
    errors: { generic: 'Eroare', notFound: 'Nu am găsit', server: 'Serverul' },
    validation: { refused: 'Valoare refuzată' },
  };
  const problems: MessageTree = {
    AUTH: { EMAIL_TAKEN: 'Există deja un cont' },
    INPUT: { INVALID: 'Verificați' },
  };
  return { english, romanian: createTranslator('ro', { ro: { common, problems } }).t };
}

describe('the sentence about a refusal', () => {
  it('in English is the shop’s own', async () => {
    const { english } = await texts();
    expect(problemText(TAKEN, english)).toBe('An account with this email already exists.');
    expect(problemText(UNHEARD_OF, english)).toBe('Nothing here');
  });

  it('in another language is the text of its code, else one that fits the status', async () => {
    const { romanian } = await texts();
    expect(problemText(TAKEN, romanian)).toBe('Există deja un cont');
    expect(problemText(UNHEARD_OF, romanian)).toBe('Nu am găsit');
    expect(problemText(refusal(500, 'SERVER.ERROR', 'x'), romanian)).toBe('Serverul');
    expect(problemText(new Error('x'), romanian)).toBe('Eroare');
  });

  it('about a fault behind the shop is the text of its code, in English too', async () => {
    const { english, romanian } = await texts();
    const gone = refusal(503, 'PAYMENTS.PROVIDER_UNAVAILABLE', 'connect ECONNREFUSED');
    expect(problemText(gone, english)).toBe("The payment provider isn't responding. Please try again.");
    expect(problemText(gone, romanian)).toBe('Serverul');
  });

  it('about a field is the code’s when it is about that field alone', async () => {
    const { english, romanian } = await texts();
    expect(fieldErrors(INVALID, english)).toEqual({ firstName: 'firstName is too long' });
    expect(fieldErrors(INVALID, romanian)).toEqual({ firstName: 'Valoare refuzată' });
    expect(fieldErrors(TAKEN, romanian)).toEqual({ email: 'Există deja un cont' });
  });
});
