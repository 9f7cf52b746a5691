import { createRoute } from '@hono/zod-openapi'
import { fullName } from '@/backend/platform/access/full-name'
import type { Administered } from '@/backend/platform/administration/administered'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { loadBrowserLogin } from '@/backend/platform/http/guards/login'
import { createRouter, json } from '@/backend/platform/http/router'
import { type AdminMenu, capabilities, editorSessionSchema } from '@/lib/contract/accounts/user'
import { type Section, sections } from '@/lib/contract/administration/sections'
import type { Locale } from '@/lib/contract/common/locale'
import { hubScreens } from '@/lib/contract/site/hub-screens'
import { maySeeAdministration, maySeeEditorLinks, maySeeStyleguide } from '../policy'

const editor = createRoute({
  method: 'get',
  path: '/user',
  summary: 'Returns the current editor, and the menus for editors and the office',
  responses: { 200: json(editorSessionSchema, 'The editor; `logged` is false for other callers') },
})

/** GET pageeditor-api/user, which also names another account than that of the page. */
export function editorSessionRoutes(types: readonly Administered[]) {
  return createRouter().openapi(editor, async (c) => {
    const login = await loadBrowserLogin(c)
    const locale = c.get('locale')
    const menus = login ? buildStaffMenus(locale, login.user, types) : []
    if (!login || !maySeeEditorLinks(login.user)) {
      return c.json({ logged: false as const, admin_menus: menus }, 200)
    }
    const { id, email, language } = login.user
    const session = {
      logged: true as const,
      email,
      username: fullName(login.user),
      id,
      admin_menus: menus,
      // The interface hides features that this list does not contain.
      capabilities: [...capabilities],
      language,
    }
    return c.json(session, 200)
  })
}

const titles = {
  hub: { de: 'Redaktion', en: 'Content hub' },
  administration: { de: 'Verwaltung', en: 'Administration' },
  styleguide: { de: 'Styleguide', en: 'Style guide' },
} satisfies Record<string, Record<Locale, string>>

/**
 * Builds the menus of editors and the office that a user may see. The administration lists only
 * sections with a record type that the user may manage.
 */
function buildStaffMenus(locale: Locale, user: UserRow, types: readonly Administered[]): AdminMenu[] {
  const createMenu = (title: Readonly<Record<Locale, string>>, path: string, children: AdminMenu[] = []): AdminMenu => {
    return { title: title[locale], url: `/${locale}/${path}`, children }
  }
  const permittedTypes = types.filter(({ may }) => may(user))
  const sectionMenus = (Object.keys(sections) as Section[]).flatMap((section) => {
    const firstType = permittedTypes.find(({ contract }) => contract.section === section)
    return firstType ? [createMenu(sections[section], `admin/${firstType.contract.name}`)] : []
  })
  const screens = Object.entries(hubScreens).map(([screen, title]) => createMenu(title, `cms-hub/${screen}`))
  return [
    ...(maySeeEditorLinks(user) ? [createMenu(titles.hub, 'cms-hub'), ...screens] : []),
    ...(maySeeAdministration(user) ? [createMenu(titles.administration, 'admin', sectionMenus)] : []),
    ...(maySeeStyleguide(user) ? [createMenu(titles.styleguide, 'styleguide')] : []),
  ]
}
