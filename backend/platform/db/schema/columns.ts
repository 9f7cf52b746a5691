import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/contract/common/locale'

/** A text in every language of the site. */
export type Localized = Record<Locale, string>

/** The primary key of most tables: counted up by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A point in time, by default now. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** A text in both languages, empty by default. */
export const localized = () => jsonb().$type<Localized>().notNull().default({ de: '', en: '' })

/** The form of a slug that names a cache tag (a container's, an HTML selection's): it stands in addresses and in the list of `Cache-Tag`, where a comma would split it. */
export const isSlug = (column: AnyPgColumn): SQL => sql`${column} ~ '^[A-Za-z0-9_-]{1,100}$'`

/** The name that code gives a column of the database. */
export type ColumnName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ColumnName<Tail>>}`
  : Name

/** The name that code gives a column of the database: `is_remote` is `isRemote`. */
export function columnName<Name extends string>(name: Name): ColumnName<Name> {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as ColumnName<Name>
}

/** Some values of an object, by the names that code gives their columns. */
export function inColumns<Values extends object, Name extends string & keyof Values>(
  values: Values,
  names: readonly Name[],
): { [Each in Name as ColumnName<Each>]: Values[Each] } {
  const columns = names.map((name) => [columnName(name), values[name]])
  return Object.fromEntries(columns) as { [Each in Name as ColumnName<Each>]: Values[Each] }
}
