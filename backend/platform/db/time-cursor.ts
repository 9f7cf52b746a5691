import { type SQL, sql } from 'drizzle-orm'

/** What names a row in a list ordered by time: its time in microseconds since 1970, and its id. */
export const timeCursorPattern = /^(-?\d{1,17})_(\d{1,9})$/

/** The cursor of a row. */
export function timeCursor(time: SQL, id: SQL): SQL {
  return sql`(extract(epoch FROM ${time}) * 1000000)::bigint || '_' || ${id}`
}

/** The time and the id that a cursor names, to be compared with those of a row. */
export function readTimeCursor(cursor: string): SQL {
  const [, time, id] = timeCursorPattern.exec(cursor) ?? []
  return sql`(to_timestamp(0) + ${time}::bigint * interval '1 microsecond', ${id}::integer)`
}
