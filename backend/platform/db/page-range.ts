/** A part of a list: how many rows to leave out and how many to take. */
export interface PageRange {
  page: number
  offset: number
  limit: number
}

/** A part of a list: what comes behind a row, or, without one, from a number on. */
export interface ListPart<Cursor = string> {
  after: Cursor | null
  offset: number
  limit: number
}
