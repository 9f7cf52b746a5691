import { createRoute } from '@hono/zod-openapi'
import { maySeeAdministration } from '@/backend/content/navigation/policy'
import { createAdministrationEntry, presentAccountPages } from '@/backend/content/navigation/presenter'
import { listNavigationPages } from '@/backend/content/navigation/store'
import { listAccountCategories } from '@/backend/library/downloads/account-categories'
import { requireRight } from '@/backend/platform/http/guards/login'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { accountNavigationSchema } from '@/lib/contract/accounts/account'
import { toOwnOrganizationPath } from '@/lib/contract/administration/own-organization-path'
import type { Locale } from '@/lib/contract/common/locale'
import { type UnionCategory, unionCategories } from '@/lib/contract/records/user-union'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { listDelegateOrganizations } from '../delegates/delegates'
import { listUserCategories } from '../user-unions/store'
import { mayReadAccountNavigation } from './policy'

const route = createRoute({
  method: 'get',
  path: '/nav-account',
  summary: 'Returns the navigation of the account area',
  responses: {
    200: json(accountNavigationSchema, "Its pages, and the user's kinds of unions and downloads"),
    401: refusal('Not logged in'),
  },
})

/**
 * The titles of groups, governing bodies and committees, and the last path segment of their pages
 * (spec §2).
 */
const categories: Record<UnionCategory, Record<Locale, { title: string; segment: string }>> = {
  group: { de: { title: 'Gruppen', segment: 'gruppen' }, en: { title: 'Groups', segment: 'groups' } },
  organ: { de: { title: 'Organe', segment: 'organe' }, en: { title: 'Governing bodies', segment: 'organs' } },
  committee: {
    de: { title: 'Ausschüsse', segment: 'ausschuesse' },
    en: { title: 'Committees', segment: 'committees' },
  },
}

/** Builds the menu entry for delegates, which leads to a screen without a content page. */
function createDelegatesEntry(locale: Locale): MenuEntry {
  const title = { de: 'Unsere Organisation', en: 'Our organization' }[locale]
  const entry = { menu_name: title, title, url: `/${locale}/${toOwnOrganizationPath(locale)}` }
  return { ...entry, children: [], is_highlight: false, menu_thumbs: null }
}

/** GET pageeditor-api/nav-account/ */
export function accountNavigationRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    const { user } = await requireRight(c, mayReadAccountNavigation)
    const locale = c.get('locale')
    const userCategories = await listUserCategories(db, user.id)
    const isDelegate = (await listDelegateOrganizations(db, user.id)).length > 0
    const navigation = {
      pages: [
        ...presentAccountPages(await listNavigationPages(db, locale, user), locale),
        ...(isDelegate ? [createDelegatesEntry(locale)] : []),
        ...(maySeeAdministration(user) ? [createAdministrationEntry(locale)] : []),
      ],
      user_unions_categories: unionCategories
        .map((slug, index) => ({ id: index + 1, slug, ...categories[slug][locale] }))
        .filter(({ slug }) => userCategories.includes(slug))
        .map(({ segment, ...category }) => ({ ...category, url: `/${locale}/account/${segment}` })),
      downloads_categories: await listAccountCategories(db, user, locale),
    }
    return c.json(navigation, 200)
  })
}
