import { createRoute, z } from '@hono/zod-openapi'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { toFieldErrors } from '@/backend/platform/field-errors'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, invalidFields, json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'
import { getSelectionTags, readRecordTeasers } from './read-record-teasers'

const list = createRoute({
  method: 'get',
  path: '/record-teasers',
  summary: 'Returns the teasers of public articles, events, organizations or job ads for blocks',
  request: {
    query: z.object({
      source: z.string(),
      /** For articles the id of a category, for job ads the slug of a field of work. */
      category: z.string().optional(),
      /** The id of a tag, for articles of the debate. */
      tag: z.string().optional(),
      /** The kind of event. */
      kind: z.string().optional(),
      /** The region of organizations. */
      region: z.string().optional(),
      /** The number of teasers, three by default. */
      count: z.string().optional(),
    }),
  },
  responses: {
    200: json(recordTeasersSchema, 'The selection with its teasers'),
    400: invalidFields('Unknown source or filter, or too many teasers requested'),
  },
})

const toNumber = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : text)

/** GET api/record-teasers/ */
export function recordTeaserRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(list, async (c) => {
    const locale = c.get('locale')
    const { category, tag, count, ...query } = c.req.valid('query')
    const values = { ...query, category: toNumber(category), tag: toNumber(tag), count: toNumber(count) }
    const { data: selection, error } = recordSelectionSchema.safeParse(values)
    if (error) throw new InvalidFieldsError(toFieldErrors(error, values, locale))
    setCacheTags(c, getSelectionTags(selection))
    return c.json(await readRecordTeasers(db, selection, locale), 200)
  })
}
