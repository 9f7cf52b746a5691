import type { MetadataRoute } from 'next'
import { readSettings } from '@/lib/api/site'
import { isLocale, languageTags } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ file: string }>
}

/**
 * Returns the web app manifest in a language, with the names in the settings. `scripts/icons` draws
 * its icons.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, locale] = /^(\w+)\.webmanifest$/.exec((await params).file) ?? []
  if (!isLocale(locale)) return new Response('Not found\n', { status: 404 })
  const settings = await readSettings(locale)
  if (settings.ok) markPublic()
  const manifest: MetadataRoute.Manifest = {
    ...(settings.ok && {
      name: settings.value.name,
      short_name: settings.value.short_name,
      description: settings.value.claim,
    }),
    id: '/',
    start_url: buildPath(locale, '/'),
    scope: '/',
    display: 'browser',
    lang: languageTags[locale],
    dir: 'ltr',
    background_color: '#ffffff',
    theme_color: '#1c1c1c',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
