import type { APIRequestContext } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { type MenuEntry, navSchema } from '@/lib/contract/site/navigation'

const addressesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ url, children }) => [url, ...addressesOf(children)])

/** The paths of all pages in menus and footers, in both languages. */
export async function menuPaths(request: APIRequestContext): Promise<string[]> {
  const menus = locales.map(async (locale) => {
    const answer = await request.get(`/${locale}/pageeditor-api/nav`)
    const { menu, footer } = navSchema.parse(await answer.json()).navigation
    return [`/${locale}`, ...addressesOf(menu), ...footer.map(({ url }) => url)]
  })
  const paths = (await Promise.all(menus)).flat()
  return [...new Set(paths)].filter((path) => /^\/(?:de|en)(?:\/|$)/.test(path))
}
