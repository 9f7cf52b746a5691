import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import { toAsciiEmail } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import { toReadableEmail } from '@/lib/contract/common/readable-email'

/** A text in each language. */
export type Localized = Record<Locale, string>

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** Time of creation; by default now. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** A text in each language; empty by default. */
export const localized = () => jsonb().$type<Localized>().notNull().default({ de: '', en: '' })

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)

/** An e-mail address or ''. Domains are stored in ASCII and read with umlauts. */
export const emailAddress = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (email) => (isAscii(email) ? email : (toAsciiEmail(email) ?? email)),
  fromDriver: (email) => (email.includes('xn--') ? toReadableEmail(email) : email),
})

/** Condition for the form of a slug in cache tags. A comma would split the header `Cache-Tag`. */
export const isSlug = (column: AnyPgColumn): SQL => sql`${column} ~ '^[A-Za-z0-9_-]{1,100}$'`

/** The property name of a column. */
export type PropertyName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : Name

/** Converts a column name to its property name: `is_remote` → `isRemote`. */
export function toPropertyName<Name extends string>(name: Name): PropertyName<Name> {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as PropertyName<Name>
}

/** Picks values by column name, and returns them by property name. */
export function pickColumns<Values extends object, Name extends string & keyof Values>(
  values: Values,
  names: readonly Name[],
): { [Each in Name as PropertyName<Each>]: Values[Each] } {
  const properties = names.map((name) => [toPropertyName(name), values[name]])
  return Object.fromEntries(properties) as { [Each in Name as PropertyName<Each>]: Values[Each] }
}
