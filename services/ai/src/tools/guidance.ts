import { Injectable } from '@nestjs/common';
import { findGuidance, type FoundGuidance } from '../engine/knowledge-index';
import type { Tool, ToolContext } from './tool';

/** Entries of the knowledge base, the best first. */
@Injectable()
export class Guidance implements Tool<{ question: string }, FoundGuidance[]> {
  readonly name = 'guidance';

  run({ question }: { question: string }, { language }: ToolContext): Promise<FoundGuidance[]> {
    return Promise.resolve(findGuidance(question, language));
  }
}
