import { type SQL, sql } from 'drizzle-orm'

/** SQL of a name for comparison: without case, accents and outer spaces, umlauts as two letters. */
export function toFoldedName(name: SQL): SQL {
  return sql`public.fold_text(replace(replace(replace(lower(trim(${name})), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))`
}
