/** A page of a list as offset and limit. */
export interface PageRange {
  page: number
  offset: number
  limit: number
}

/** A part of a list after a cursor, or else from an offset. */
export interface ListPart<Cursor = string> {
  after: Cursor | null
  offset: number
  limit: number
}
