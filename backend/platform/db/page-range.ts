/** A page of a list as offset and limit. */
export interface PageRange {
  page: number
  offset: number
  limit: number
}

/** A part of a list after a cursor, or from an offset without a cursor. */
export interface ListPart<Cursor = string> {
  after: Cursor | null
  offset: number
  limit: number
}
