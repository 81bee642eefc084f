export class MatchingTaggedResponse {
  /** How many have other tags than before. */
  changed: number;
}
