import { cacheTags } from '../cache-tags'
import { defaultLocale } from '../contract/common/locale'
import { settingsSchema } from '../contract/site/settings'
import { env } from '../env'
import { recordTags } from '../render-context'
import { read } from './read'

/** Value of `Retry-After` while the site is switched off, in seconds. */
export const disabledRetryAfter = '3600'

/** Returns true if the environment or the settings switch the site off; false if unknown. */
export async function fetchIsDisabled(): Promise<boolean> {
  if (env().SITE_DISABLED) return true
  recordTags([cacheTags.settings])
  const settings = await read(`/${defaultLocale}/api/settings/`, settingsSchema, { mayLag: true })
  return settings.ok && settings.value.is_disabled
}
