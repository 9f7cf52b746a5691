/** Why the tree cannot be changed as asked; the names are those of the messages that say so. */
export type TreeProblem =
  | 'pageCycle'
  | 'pagesBelow'
  | 'homeStays'
  | 'pathTaken'
  | 'parentUntranslated'
  | 'translationExists'

/** A change that would break the tree of pages (status 409). */
export class PageTreeError extends Error {
  override readonly name = 'PageTreeError'

  constructor(readonly problem: TreeProblem) {
    super(problem)
  }
}
