import { createRoute, z } from '@hono/zod-openapi'
import { sendFeed } from '@/backend/platform/http/responses/send-file'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, invalidFields, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { articleSections } from '@/lib/contract/records/article-record'
import { sectionTypes } from '../../records/article-terms'
import { readFeed } from '../read-feed'

const id = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const feed = createRoute({
  method: 'get',
  path: '/articles/feed.rss',
  summary: 'Returns the latest public articles of a section (default: debate) as RSS 2.0',
  request: {
    query: z.object({
      section: z.enum(articleSections).default('debate'),
      category: id.optional(),
      /** The id of a tag. */
      tags: id.optional(),
    }),
  },
  responses: {
    200: { description: 'A feed', content: { 'application/rss+xml': { schema: z.string() } } },
    304: { description: 'Not modified' },
    400: invalidFields('Invalid section or id'),
    404: refusal('Unknown category or tag'),
  },
})

/** GET api/articles/feed.rss */
export function articleFeedRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter().openapi(feed, async (c) => {
    const { section, category = null, tags: tag = null } = c.req.valid('query')
    const records = cacheTags.records(sectionTypes[section])
    setCacheTags(c, [records, cacheTags.articleTerms, cacheTags.settings])
    const articleFeed = await readFeed(db, { section, category, tag, locale: c.get('locale') }, env.SITE_URL)
    return sendFeed(c, articleFeed)
  })
}
