import { decodePart } from '@/app/compose/address'
import { cardOf } from '@/components/link-preview/card'
import { drawCard } from '@/components/link-preview/draw-card'
import { drawnPreview } from '@/components/link-preview/preview-address'
import { getPage } from '@/lib/api/pages'
import { getSettings } from '@/lib/api/site'
import { isLocale } from '@/lib/contract/locale'
import { env } from '@/lib/env'
import { getRasterizer } from '@/lib/rasterizer'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ address: string[] }>
}

const missing = () => new Response('Not found\n', { status: 404 })

/**
 * The picture for links to a page that everybody may see: its address names the page and what is drawn. Where the page says something
 * else by now the picture is elsewhere, so that each page has one that is drawn, and nobody has others drawn.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [locale, ...parts] = (await params).address.map(decodePart)
  const name = parts.pop()
  if (!isLocale(locale) || name === undefined) return missing()
  const page = await getPage(locale, parts.join('/'))
  const settings = await getSettings(locale)
  const address = page.ok && page.value.is_online ? page.value.urls[locale] : null
  const card = page.ok && settings.ok ? cardOf(page.value, settings.value, locale) : null
  if (!address || !card) return missing()
  const { url } = drawnPreview(address, card)
  if (!url.endsWith(`/${name}`)) return Response.redirect(env().SITE_URL + url, 302)
  const png = await getRasterizer()(drawCard(card))
  markPublic()
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
