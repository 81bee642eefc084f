/** A reason not to start that a user can act on: shown as its sentence, without a stack. */
export class StartProblem extends Error {}
