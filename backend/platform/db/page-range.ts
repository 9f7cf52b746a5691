/** A page of a list. */
export interface PageRange {
  page: number
  offset: number
  limit: number
}

/** A part of a list after a cursor; null to use the offset. */
export interface ListPart<Cursor = string> {
  after: Cursor | null
  offset: number
  limit: number
}
