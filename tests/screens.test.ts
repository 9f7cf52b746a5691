import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anonymousPages, memberPages, missingPages, openPages } from '@/e2e/support/routes'
import { locales } from '@/lib/contract/common/locale'
import { hubScreens } from '@/lib/contract/site/hub-screens'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { routes } from '@/lib/i18n/routes'

const pages = fileURLToPath(new URL('../app/[locale]', import.meta.url))
const routeNames = Object.keys(routes) as RouteName[]
const hubFolders = Object.keys(hubScreens).map((screen) => `/cms-hub/${screen}`)
/** Content pages, the page editor, errors, and tools for editors outside of the hub. */
const otherFolders = [
  '/500',
  '/[...path]',
  '/admin/[[...path]]',
  '/admin/newsletter-issues/[id]/page-preview',
  '/cms-hub',
  '/cms-hub/shared/[slug]',
  '/page-editor/[[...path]]',
  '/styleguide/[[...section]]',
]

describe('the screens', () => {
  it.each([...routeNames, ...hubFolders])('include a page for %s', (folder) => {
    expect(existsSync(join(pages, folder, 'page.tsx'))).toBe(true)
  })

  it('are all in the route table or the hub', () => {
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    const folders = files.filter((file) => basename(file) === 'page.tsx').map((file) => join('/', dirname(file)))
    const listedFolders: string[] = [...routeNames, ...hubFolders, ...otherFolders]
    expect(folders.filter((folder) => !listedFolders.includes(folder))).toEqual([])
  })

  // Shown in place of other pages, not at its own address.
  const visitableRoutes = routeNames.filter((route) => route !== '/index-disabled')
  it.each(locales)('of the route table are all visited by the browser tests (%s)', (locale) => {
    const visitedRoutes = [openPages, anonymousPages, memberPages, missingPages]
      .flatMap((group) => Object.values(group))
      .map((paths) => matchRoute(locale, paths[locale])?.route)
    expect(visitableRoutes.filter((route) => !visitedRoutes.includes(route))).toEqual([])
  })
})
