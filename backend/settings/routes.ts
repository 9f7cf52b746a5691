import { createRoute } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { settingsSchema } from '@/lib/contract/settings'
import { NotFoundError } from '../errors'
import { createRouter, json, refusal } from '../http/router'
import { setCacheTags } from '../http/set-cache-tags'
import type { Services } from '../services'
import { findSettings } from './store'

const route = createRoute({
  method: 'get',
  path: '/settings',
  summary: 'The organization that runs the site',
  responses: { 200: json(settingsSchema, 'The organization'), 404: refusal('Nothing is set up yet') },
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
