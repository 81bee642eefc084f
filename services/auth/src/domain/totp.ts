import { generateSecret, generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;
const TOTP_CODE = /^\d{6}$/;

export const newTotpSecret = (): string => generateSecret();

export const isTotpCode = (code: string): boolean => TOTP_CODE.test(code);

/** Read by authenticator apps from a QR code; they list it under the issuer. A colon ends an issuer. */
export function totpUri(issuer: string, email: string, secret: string): string {
  return generateURI({
    issuer: issuer.replace(/\s*:\s*/g, ' '),
    label: email,
    secret,
    period: PERIOD_SECONDS,
  });
}

/** @returns the time step of a code that is right now, or was one step ago or ahead; null otherwise */
export function totpStep(secret: string, code: string): number | null {
  if (!isTotpCode(code)) return null;
  const result = verifySync({ secret, token: code, period: PERIOD_SECONDS, epochTolerance: PERIOD_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
