import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the SQL of a name for the comparison with others: without case, accents and outer spaces,
 * with umlauts as two letters.
 */
export function foldedName(name: SQL): SQL {
  return sql`public.fold_text(replace(replace(replace(lower(trim(${name})), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))`
}
