import type { MetadataRoute } from 'next'
import { getSettings } from '@/lib/api/site'
import { defaultLocale } from '@/lib/contract/locale'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** How the site calls itself on a home screen. The name is the organization's, from its settings. */
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
