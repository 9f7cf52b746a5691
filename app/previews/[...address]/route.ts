import { loadJobPage } from '@/app/[locale]/jobboerse/[slug]/[id]/load-job-page'
import { toCard } from '@/components/link-preview/card'
import { drawCard } from '@/components/link-preview/draw-card'
import { getPreviewPicture } from '@/components/link-preview/preview-address'
import { loadJob } from '@/features/jobs/job-loaders'
import { readPage } from '@/lib/api/pages'
import { readSettings } from '@/lib/api/site'
import { createReadingHandler, requireValue, toValue } from '@/lib/api/unavailable'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { env } from '@/lib/env'
import { getRasterizer } from '@/lib/rasterizer'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ address: string[] }>
}

/** Loads the page at a path, or a job ad converted to a page; null for an unknown path. */
async function loadPage(locale: Locale, path: string): Promise<Page | null> {
  const match = matchRoute(locale, `/${path}`)
  if (match?.route === '/jobboerse/[slug]/[id]') {
    const job = toValue(await loadJob(locale, String(match.params.id)))
    return job && loadJobPage(job, locale)
  }
  return toValue(await readPage(locale, path))
}

const notFound = () => new Response('Not found\n', { status: 404 })

/**
 * Returns the preview picture for links to a public page. The address contains a hash of the
 * content of the picture. An address with another hash redirects to the current picture, so that
 * clients cannot request pictures with other content.
 */
export const GET = createReadingHandler(async (_request: Request, { params }: Context) => {
  const [locale, ...parts] = (await params).address.map(decodeOrKeep)
  const name = parts.pop()
  if (!isLocale(locale) || name === undefined) return notFound()
  const page = await loadPage(locale, parts.join('/'))
  const settings = requireValue(await readSettings(locale))
  const address = page?.is_online ? page.urls[locale] : null
  const card = page && toCard(page, settings, locale)
  if (!address || !card) return notFound()
  const { url } = getPreviewPicture(address, card)
  if (!url.endsWith(`/${name}`)) return Response.redirect(env().SITE_URL + url, 302)
  const png = await getRasterizer()(drawCard(card))
  markPublic()
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
})
