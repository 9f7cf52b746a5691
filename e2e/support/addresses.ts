import type { APIRequestContext } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { type MenuEntry, navSchema } from '@/lib/contract/site/navigation'

const listAddresses = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ url, children }) => [url, ...listAddresses(children)])

/** Fetches the paths of all pages in menus and footers, in both languages. */
export async function fetchMenuPaths(request: APIRequestContext): Promise<string[]> {
  const menus = locales.map(async (locale) => {
    const response = await request.get(`/${locale}/pageeditor-api/nav`)
    const { menu, footer } = navSchema.parse(await response.json()).navigation
    return [`/${locale}`, ...listAddresses(menu), ...footer.map(({ url }) => url)]
  })
  const paths = (await Promise.all(menus)).flat()
  return [...new Set(paths)].filter((path) => /^\/(?:de|en)(?:\/|$)/.test(path))
}
