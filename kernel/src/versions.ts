/**
 * What an engine and the kernel that runs it must agree on: the shape of a game, its flows, questions and state. Raised
 * when a game made for the kernel before would not run on this one (docs/versions.md).
 */
export const contract = 1;
