import { createRoute } from '@hono/zod-openapi'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { navSchema } from '@/lib/contract/site/navigation'
import { presentNavigation } from './presenter'
import { listFooterLinks, listNavigationPages } from './store'

const route = createRoute({
  method: 'get',
  path: '/nav',
  summary: 'Returns the menu tree and the links of the footer',
  responses: { 200: json(navSchema, 'Menu and footer') },
})

/** GET pageeditor-api/nav */
export function navigationRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    const locale = c.get('locale')
    setCacheTags(c, [cacheTags.nav(locale)])
    const pages = await listNavigationPages(db, locale, null)
    const links = await listFooterLinks(db)
    return c.json({ navigation: presentNavigation({ pages, links }, locale) }, 200)
  })
}
