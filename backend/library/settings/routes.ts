import { createRoute } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { settingsSchema } from '@/lib/contract/site/settings'
import { findSettings } from './store'

const route = createRoute({
  method: 'get',
  path: '/settings',
  summary: 'Returns the organization that runs the site',
  responses: { 200: json(settingsSchema, 'The organization'), 404: refusal('The site is not set up yet') },
})

/** GET api/settings/ */
export function settingsRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    setCacheTags(c, [cacheTags.settings])
    const settings = await findSettings(db, c.get('locale'))
    if (!settings) throw new NotFoundError()
    return c.json(settings, 200)
  })
}
