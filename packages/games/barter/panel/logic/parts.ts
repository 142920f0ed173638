/** A part of the table: the offers, the mat or desk, the talk, the log. */
export type Part = 'floor' | 'mat' | 'talk' | 'log';

/** Whether something is the name of a part. */
export function isPart(part: unknown): part is Part {
  return partsOf(true).some((known) => known === part);
}

/** The parts that there are, in their order; nobody sits at a mat but who has a seat at an open table. */
export function partsOf(seated: boolean): readonly Part[] {
  return seated ? ['floor', 'mat', 'talk', 'log'] : ['floor', 'talk', 'log'];
}

/** The part in front, where one hides the others: the chosen one, or the offers where that is gone. */
export function inFront(chosen: Part, seated: boolean): Part {
  return partsOf(seated).includes(chosen) ? chosen : 'floor';
}
