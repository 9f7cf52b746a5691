import { read } from '@/lib/api/read'
import { cacheTags } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/common/locale'
import { settingsSchema } from '@/lib/contract/site/settings'
import { recordTags } from '@/lib/render-context'

/** Returns true if the settings switch the site off; false if unknown. */
export async function loadIsDisabled(locale: Locale): Promise<boolean> {
  recordTags([cacheTags.settings])
  const settings = await read(`/${locale}/api/settings/`, settingsSchema, { mayLag: true })
  return settings.ok && settings.value.is_disabled
}
