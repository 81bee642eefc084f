import { Injectable } from '@nestjs/common';
import { findGuidance, type FoundGuidance } from '../engine/knowledge-index';
import type { Tool, ToolContext } from './tool';

export interface GuidanceInput {
  question: string;
  repeated?: string;
}

/** Entries of the knowledge base, the best first. */
@Injectable()
export class Guidance implements Tool<GuidanceInput, FoundGuidance[]> {
  readonly name = 'guidance';

  /** @param repeated the question before, which is asked again for something else: its words count less */
  run({ question, repeated }: GuidanceInput, { language }: ToolContext): Promise<FoundGuidance[]> {
    return Promise.resolve(findGuidance(question, language, repeated));
  }
}
