import type { PriceDisplay } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Principal } from '@kp/platform/http';

export interface ToolContext {
  principal: Principal | null;
  language: LanguageCode;
  /** Which prices the shop shows, and bounds are of; absent as they are entered. */
  priceDisplay?: PriceDisplay;
}

/** A reading capability of the assistant; none of them changes anything. */
export interface Tool<Input extends object, Output> {
  readonly name: string;
  run(input: Input, context: ToolContext): Promise<Output>;
}

/** As it is recorded. */
export interface ToolCall {
  tool: string;
  input: object;
  outcome: 'done' | 'failed';
  milliseconds: number;
}

/** Calls tools for one message, and records the calls. */
export class ToolCalls {
  readonly recorded: ToolCall[] = [];

  constructor(readonly context: ToolContext) {}

  async run<Input extends object, Output>(tool: Tool<Input, Output>, input: Input): Promise<Output> {
    const startedAt = performance.now();
    const record = (outcome: ToolCall['outcome']) => {
      const milliseconds = Math.round(performance.now() - startedAt);
      this.recorded.push({ tool: tool.name, input, outcome, milliseconds });
    };
    try {
      const output = await tool.run(input, this.context);
      record('done');
      return output;
    } catch (error) {
      record('failed');
      throw error;
    }
  }
}
