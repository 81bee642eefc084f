import { Injectable } from '@nestjs/common';
import { findGuidance, type FoundGuidance, type GuidanceQuestion } from '../engine/knowledge-index';
import type { Tool, ToolContext } from './tool';

/** Entries of the knowledge base, the best first. */
@Injectable()
export class Guidance implements Tool<GuidanceQuestion, FoundGuidance[]> {
  readonly name = 'guidance';

  run(asked: GuidanceQuestion, { language }: ToolContext): Promise<FoundGuidance[]> {
    return Promise.resolve(findGuidance(asked, language));
  }
}
