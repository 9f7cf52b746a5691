import type { Locale } from '@/lib/contract/locale'
import type { Settings } from '@/lib/contract/settings'
import type { Database } from '../db/client'
import { settings } from '../db/schema/settings'

/** The organization in a language; null before there is one. */
export async function findSettings(db: Database, locale: Locale): Promise<Settings | null> {
  const [row] = await db.select({ data: settings.data }).from(settings)
  return row?.data[locale] ?? null
}
