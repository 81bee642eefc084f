import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  ACCESS_LEVEL,
  type AccessLevel,
  OF_ANY_CUSTOMER,
  type Principal,
  type RequestWithPrincipal,
} from '@kp/platform/http';
import { map, type Observable } from 'rxjs';

const IS_ABOUT_MONEY =
  /amount|price|total|cost|spent|revenue|refund|discount|difference|shipping|^(tax|taxable|removed|charged|value|net|vat|due|open|notDue|upTo\d+|over\d+|fee|vatToReturn)$/i;
/** As amounts are written everywhere: `minorToDecimal`. */
const AMOUNT = /^-?\d+\.\d{2}$/;

/**
 * Members of the staff without the right `amounts` are sent no amounts. Those of the shop's own prices, which every
 * visitor sees, come from other routes.
 */
@Injectable()
export class HiddenAmounts implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context
      .switchToHttp()
      .getRequest<RequestWithPrincipal & { query?: { mine?: unknown } }>();
    const isOwn = request.query?.mine !== undefined;
    const mustHide = !isOwn && lacksAmounts(request.principal) && this.isAboutOthers(context);
    return mustHide ? next.handle().pipe(map(withoutAmounts)) : next.handle();
  }

  private isAboutOthers(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, targets);
    return level === 'admin' || this.reflector.getAllAndOverride<boolean>(OF_ANY_CUSTOMER, targets) === true;
  }
}

const lacksAmounts = (principal: Principal | null | undefined) =>
  principal?.isAdmin === true && !principal.rights.includes('amounts');

/** Of any depth. */
export function withoutAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAmounts);
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof StreamableFile)
    return value;
  const kept = Object.entries(value).filter(([name, field]) => !isAmount(name, field));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutAmounts(field)]));
}

const isAmount = (name: string, value: unknown) =>
  typeof value === 'string' && AMOUNT.test(value) && IS_ABOUT_MONEY.test(name);
