import { Setting } from '@kp/platform/config';
import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min, ValidateIf } from 'class-validator';

export class ModelConfig {
  @Setting({
    name: 'AI_BASE_URL',
    description:
      'Address of an OpenAI-compatible model, such as https://api.openai.com/v1; when absent the built-in engine answers alone.',
  })
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  baseUrl?: string;

  @Setting({ name: 'AI_API_KEY', description: 'Key of the model; a local one may need none.' })
  @IsOptional()
  @IsNotEmpty()
  apiKey?: string;

  @Setting({ name: 'AI_MODEL', description: 'Name of the model. Required with AI_BASE_URL.' })
  @ValidateIf(({ baseUrl }: ModelConfig) => baseUrl !== undefined)
  @IsNotEmpty()
  model?: string;

  @Setting({
    name: 'AI_TIMEOUT_MS',
    default: '12000',
    description: 'Longest wait for the first words of the model; then the built-in engine answers.',
  })
  @IsInt()
  @Min(100)
  @Max(120_000)
  timeoutMs: number;

  @Setting({
    name: 'AI_SESSION_TOKENS',
    default: '50000',
    description: 'Tokens that a session may use at the model; then the built-in engine answers.',
  })
  @IsInt()
  @Min(0)
  sessionTokens: number;
}
