/** A part of a list: how many rows to leave out and how many to take. */
export interface PageRange {
  page: number
  offset: number
  limit: number
}
