import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { articleSections } from '@/lib/contract/article-record'
import { isKnown } from '../../http/etag'
import { createRouter, invalidFields, refusal } from '../../http/router'
import { setCacheTags } from '../../http/set-cache-tags'
import { typeOfSection } from '../../records/article-terms'
import type { Services } from '../../services'
import { readFeed } from '../read-feed'
import { writeFeed } from '../rss'

const id = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const feed = createRoute({
  method: 'get',
  path: '/articles/feed.rss',
  summary: 'The latest articles of a section (by default of the debate) that everybody may see, as RSS 2.0',
  request: {
    query: z.object({
      section: z.enum(articleSections).default('debate'),
      category: id.optional(),
      /** A tag. */
      tags: id.optional(),
    }),
  },
  responses: {
    200: { description: 'A feed', content: { 'application/rss+xml': { schema: z.string() } } },
    304: { description: 'The client has it already' },
    400: invalidFields('The section is none, or an id is none'),
    404: refusal('There is no such category or tag'),
  },
})

/** GET api/articles/feed.rss */
export function articleFeedRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter().openapi(feed, async (c) => {
    const { section, category = null, tags: tag = null } = c.req.valid('query')
    const records = cacheTags.records(typeOfSection[section])
    setCacheTags(c, [records, cacheTags.articleTerms, cacheTags.settings])
    const found = await readFeed(db, { section, category, tag, locale: c.get('locale') }, env.SITE_URL)
    const text = writeFeed(found)
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    c.header('ETag', etag)
    c.header('Cache-Control', 'public, no-cache')
    const changedAt = found.changedAt?.toUTCString()
    if (changedAt) c.header('Last-Modified', changedAt)
    // Equal, not later: when the latest one is withdrawn, time goes back. An ETag says more (RFC 9110 §13.1.3).
    const known = c.req.header('If-None-Match')
    const isUnchanged = known === undefined && changedAt === c.req.header('If-Modified-Since')
    if (isKnown(known, etag) || (changedAt && isUnchanged)) return c.body(null, 304)
    return c.body(text, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' })
  })
}
