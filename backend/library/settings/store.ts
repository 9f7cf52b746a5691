import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { Services } from '@/backend/platform/services'
import { defaultLocale, type Locale } from '@/lib/contract/common/locale'
import type { Settings } from '@/lib/contract/site/settings'

/** Finds the public settings of the site in a language; null if the settings were never saved. */
export async function findSettings(db: Queryable, locale: Locale): Promise<Settings | null> {
  const [row] = await db.select({ data: settings.data, languages: settings.mailLanguages }).from(settings)
  return row ? { ...row.data[locale], ...(row.languages !== 'both' && { mail_language: row.languages }) } : null
}

/** Returns true if the environment or the settings switch the site off. */
export async function isSwitchedOff({ db, env }: Pick<Services, 'db' | 'env'>): Promise<boolean> {
  return env.SITE_DISABLED || ((await findSettings(db, defaultLocale))?.is_disabled ?? false)
}
