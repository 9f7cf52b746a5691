import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/contract/locale'

/** A text in every language of the site. */
export type Localised = Record<Locale, string>

/** The primary key of most tables: counted up by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A point in time, now unless told. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** A text in both languages, empty unless told. */
export const localised = () => jsonb().$type<Localised>().notNull().default({ de: '', en: '' })
