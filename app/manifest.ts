import type { MetadataRoute } from 'next'
import { getSettings } from '@/lib/api/site'
import { defaultLocale } from '@/lib/contract/locale'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** The web app manifest. The name is the organization's, from the settings. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await getSettings(defaultLocale)
  if (settings.ok) markPublic()
  const names = settings.ok ? { name: settings.value.name, short_name: settings.value.short_name } : {}
  return {
    ...names,
    start_url: '/',
    display: 'browser',
    lang: defaultLocale,
    background_color: '#ffffff',
    theme_color: '#1c1c1c',
  }
}
