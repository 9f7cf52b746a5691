import { createRoute } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { navSchema } from '@/lib/contract/navigation'
import { createRouter, json } from '../http/router'
import { setCacheTags } from '../http/set-cache-tags'
import type { Services } from '../services'
import { presentNavigation } from './presenter'
import { listFooterLinks, listNavigationPages } from './store'

const route = createRoute({
  method: 'get',
  path: '/nav',
  summary: 'The menu tree and the links of the footer',
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
