import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { AtMostCharacters, OptionalField } from '@kp/platform/http';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsUUID } from 'class-validator';
import { type Part, PART_MODELS } from './parts.dto';

export class ConnectResponse {
  success: boolean;
  /** A UUID; the session belongs to the account that connected, or to the one that signs in later. */
  sessionId: string;
  /** catalogue, comparison, stock, rules, haccp, orders, invoices, cart and setup. */
  capabilities: string[];
  /** One sentence, in English. */
  message: string;
}

export class ChatRequest {
  /** 1 to 1,000 characters. */
  @IsNotEmpty()
  @AtMostCharacters(1000)
  message: string;

  @IsUUID()
  sessionId: string;

  /** Of the page; a message that is clearly in another language is answered in that one. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';
}

@ApiExtraModels(...PART_MODELS)
export class ChatResponse {
  sessionId: string;
  /** Of the response. */
  language: LanguageCode;
  /** Plain text that holds the facts by itself; items of a list are lines with "• ". */
  response: string;
  /** The same facts for the page to show. */
  @ApiProperty({
    type: 'array',
    items: { oneOf: PART_MODELS.map((model) => ({ $ref: getSchemaPath(model) })) },
  })
  parts: Part[];
  /** At most four questions that could follow. */
  suggestions: string[];
}
