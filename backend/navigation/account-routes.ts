import { createRoute } from '@hono/zod-openapi'
import { accountNavigationSchema } from '@/lib/contract/account'
import type { Locale } from '@/lib/contract/locale'
import type { MenuEntry } from '@/lib/contract/navigation'
import { ownOrganizationPath } from '@/lib/contract/own-organization-path'
import { type UnionCategory, unionCategories } from '@/lib/contract/user-union'
import { organizationsOf } from '../delegates/delegates'
import { accountCategories } from '../downloads/account-categories'
import { requireRight } from '../http/login'
import { createRouter, json, refusal } from '../http/router'
import type { Services } from '../services'
import { listCategoriesOf } from '../user-unions/store'
import { mayReadAccountNavigation, seesAdministration } from './policy'
import { administrationEntry, presentAccountPages } from './presenter'
import { listNavigationPages } from './store'

const route = createRoute({
  method: 'get',
  path: '/nav-account',
  summary: "The account area's navigation",
  responses: {
    200: json(accountNavigationSchema, 'Its pages, and the kinds of unions and downloads that the user has'),
    401: refusal('Nobody is logged in'),
  },
})

/** What kinds of unions are called, and the last part of the address of their page (spec §2). */
const categories: Record<UnionCategory, Record<Locale, { title: string; page: string }>> = {
  group: { de: { title: 'Gruppen', page: 'gruppen' }, en: { title: 'Groups', page: 'groups' } },
  organ: { de: { title: 'Organe', page: 'organe' }, en: { title: 'Governing bodies', page: 'organs' } },
  committee: {
    de: { title: 'Ausschüsse', page: 'ausschuesse' },
    en: { title: 'Committees', page: 'committees' },
  },
}

/** The page on which delegates see their organization: it is no content page. */
function delegatesEntry(locale: Locale): MenuEntry {
  const title = { de: 'Unsere Einrichtung', en: 'Our organization' }[locale]
  const entry = { menu_name: title, title, url: `/${locale}/${ownOrganizationPath(locale)}` }
  return { ...entry, children: [], is_highlight: false, menu_thumbs: null }
}

/** GET pageeditor-api/nav-account/ */
export function accountNavigationRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    const { user } = await requireRight(c, mayReadAccountNavigation)
    const locale = c.get('locale')
    const own = await listCategoriesOf(db, user.id)
    const isDelegate = (await organizationsOf(db, user.id)).length > 0
    const navigation = {
      pages: [
        ...presentAccountPages(await listNavigationPages(db, locale, user), locale),
        ...(isDelegate ? [delegatesEntry(locale)] : []),
        ...(seesAdministration(user) ? [administrationEntry(locale)] : []),
      ],
      user_unions_categories: unionCategories
        .map((slug, index) => ({ id: index + 1, slug, ...categories[slug][locale] }))
        .filter(({ slug }) => own.includes(slug))
        .map(({ page, ...category }) => ({ ...category, url: `/${locale}/account/${page}` })),
      downloads_categories: await accountCategories(db, user, locale),
    }
    return c.json(navigation, 200)
  })
}
