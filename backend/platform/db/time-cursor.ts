import { type SQL, sql } from 'drizzle-orm'

/** Cursor in a list ordered by time: microseconds since 1970, and id. */
export const timeCursorPattern = /^(-?\d{1,17})_(\d{1,9})$/

/** SQL expression of a row's cursor. */
export function toTimeCursor(time: SQL, id: SQL): SQL {
  return sql`(extract(epoch FROM ${time}) * 1000000)::bigint || '_' || ${id}`
}

/** SQL row with the time and id of a cursor. */
export function parseTimeCursor(cursor: string): SQL {
  const [, time, id] = timeCursorPattern.exec(cursor) ?? []
  return sql`(to_timestamp(0) + ${time}::bigint * interval '1 microsecond', ${id}::integer)`
}
