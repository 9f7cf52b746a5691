import 'server-only'
import { cache } from 'react'
import type { Locale } from '../contract/common/locale'
import { navSchema } from '../contract/site/navigation'
import { settingsSchema } from '../contract/site/settings'
import { read } from './read'

/** Loads the site's settings in a language, once per rendering. */
export const readSettings = cache((locale: Locale) => read(`/${locale}/api/settings/`, settingsSchema))

/** Loads the language of all mails; undefined if each reader chooses one, and on failure. */
export async function readMailLanguage(locale: Locale): Promise<Locale | undefined> {
  const settings = await readSettings(locale)
  return settings.ok ? settings.value.mail_language : undefined
}

/** Loads the menu and the footer links, once per rendering. */
export const readNav = cache((locale: Locale) => read(`/${locale}/pageeditor-api/nav`, navSchema))
