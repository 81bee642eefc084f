import { Transform, type TransformCallback } from 'node:stream';
import { MAX_DEPTH, MAX_KEYS } from './known-input';
import { InvalidInputError } from './problem';

const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COLON] = [code('"'), code('\\'), code(':')];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [code('['), code(']'), code('{'), code('}')];

/** Parsing 1 MB of objects or of texts takes the event loop longest; lists of numbers are cheap. */
const MAX_CONTAINERS = 10_000;
const MAX_TEXTS = 40_000;

const refusal = (message: string) => new InvalidInputError([{ field: '', message }]);

/**
 * Follows large JSON while it arrives and fails at the first nesting, object or number of values beyond the limits: parsing
 * all of it takes the event loop too long to find that out afterwards. What is no JSON is left to the parser.
 */
export class JsonShape extends Transform {
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  private containers = 0;
  private texts = 0;
  private readonly keys = new Uint32Array(MAX_DEPTH + 1);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(this.follow(chunk), chunk);
  }

  private follow(chunk: Buffer): Error | null {
    for (const byte of chunk) {
      if (this.isInText) this.followText(byte);
      else if (byte === QUOTE) {
        this.isInText = true;
        if ((this.texts += 1) > MAX_TEXTS)
          return refusal(`At most ${MAX_TEXTS} texts and field names are allowed`);
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        if ((this.depth += 1) > MAX_DEPTH) return refusal('The input is nested too deeply');
        if ((this.containers += 1) > MAX_CONTAINERS) {
          return refusal(`At most ${MAX_CONTAINERS} objects and lists are allowed`);
        }
        this.keys[this.depth] = 0;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.depth = Math.max(0, this.depth - 1);
      else if (byte === COLON && (this.keys[this.depth]! += 1) > MAX_KEYS) {
        return refusal(`An object may have at most ${MAX_KEYS} fields`);
      }
    }
    return null;
  }

  private followText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInText = false;
  }
}
