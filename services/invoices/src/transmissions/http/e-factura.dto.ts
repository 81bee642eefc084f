import { IsDay } from '@kp/platform/http';
import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import type { AccessState, AccessTerms } from '../authority-access';

const MAX_CODE = 4000;

export class EFacturaResponse {
  /** `off`: nothing is sent; `lost`: the owner has to connect again. */
  state: 'off' | 'connected' | 'lost';
  /** Client id and secret are there. */
  hasKeys: boolean;
  /** Documents go to the test service, where they count for nothing. */
  isTest: boolean;
  /** To be registered at the tax office. @example "https://shop.example/api/e-factura/callback" */
  redirectUri: string;
  connectedAt: string | null;
  connectedBy: string | null;
  /** First day of issue whose documents are sent. @example "2026-11-30" */
  startsOn: string | null;
  /** Exports, intra-Community supplies and what is taxed in another state are sent too. */
  sendsAbroad: boolean;
  /** Of the last attempt; null when it worked. */
  problem: string | null;
  toSend: number;
  sent: number;
  rejected: number;
  overdue: number;

  static from({ connection, hasKeys, isTest, redirectUri, counts }: AccessState): EFacturaResponse {
    const state = connection?.state ?? 'asked';
    return {
      state: state === 'asked' ? 'off' : state,
      hasKeys,
      isTest,
      redirectUri,
      connectedAt: connection?.connectedAt?.toISOString() ?? null,
      connectedBy: connection?.connectedBy ?? null,
      startsOn: connection?.startsOn ?? null,
      sendsAbroad: connection?.sendsAbroad ?? false,
      problem: connection?.problem ?? null,
      ...counts,
    };
  }
}

export class BegunConnectionResponse {
  /** Where the owner signs in with the certificate. */
  url: string;
}

export class TestedConnectionResponse {
  /** What went wrong; null when it works. */
  problem: string | null;
}

export class SaveEFacturaRequest implements AccessTerms {
  /** What was issued since is sent too, up to 60 days back. @example "2026-11-30" */
  @IsDay()
  startsOn: string;

  @IsBoolean()
  sendsAbroad: boolean;
}

export class CallbackQuery {
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_CODE)
  state: string;

  @IsString()
  @MinLength(1)
  @MaxLength(MAX_CODE)
  code: string;
}
