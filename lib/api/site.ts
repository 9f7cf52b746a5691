import 'server-only'
import { cache } from 'react'
import type { Locale } from '../contract/common/locale'
import { navSchema } from '../contract/site/navigation'
import { settingsSchema } from '../contract/site/settings'
import { read } from './read'

/** The organization's settings in a language, read once a rendering. */
export const getSettings = cache((locale: Locale) => read(`/${locale}/api/settings/`, settingsSchema))

/** Menu and footer links, read once a rendering. */
export const getNav = cache((locale: Locale) => read(`/${locale}/pageeditor-api/nav`, navSchema))
