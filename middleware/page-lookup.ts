import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { pageOffline, pageSchema } from '@/lib/contract/pages/page'
import { matchRoute, splitPath } from '@/lib/contract/site/route-patterns'
import { isUnambiguousPath } from '@/lib/i18n/comparable-path'
import { type RouteRules, routes } from '@/lib/i18n/routes'
import { markGuarded } from '@/lib/render-context'

const anyPageSchema = z.object({ id: z.number().int() })
const onlinePageSchema = z.object({ is_online: z.boolean() })

/**
 * Whether the backend knows no content page at a path, so that none need be rendered to find that out. A page that is
 * offline is one. The read is the page's own: where there is a page it is kept for its render.
 * @param path without the language prefix, plain and encoded
 */
export async function isWithoutPage(locale: Locale, path: string): Promise<boolean> {
  const page = await read(addressOf(locale, path), pageSchema)
  return !page.ok && page.failure.status === 404 && page.failure.detail !== pageOffline
}

/**
 * Whether a content page lies at a path of the members' area that is for the visitor or for others, for editors also one
 * that was never published. While the backend cannot say there may be one.
 * @param path without the language prefix, encoded
 */
export async function hasMembersPage(
  locale: Locale,
  path: string,
  cookie: string | null,
  isEditor: () => Promise<boolean>,
): Promise<boolean> {
  if (!isUnambiguousPath(path)) return false
  const address = addressOf(locale, path)
  const page = await read(address, anyPageSchema, { cookie })
  if (page.ok || page.failure.status !== 404) return true
  if (!(await isEditor())) return false
  const draft = await read(address, anyPageSchema, { cookie, params: { draft: '1' } })
  return draft.ok || draft.failure.status !== 404
}

/**
 * Whether visitors find no page at a path, but its editor does: the page is offline, or was never published. What everybody
 * may see is told by the read of the page itself.
 * @param path without the language prefix, encoded
 * @param cookie an editor's
 */
export async function isOffline(locale: Locale, path: string, cookie: string | null): Promise<boolean> {
  if (!isUnambiguousPath(path)) return false
  const address = addressOf(locale, path)
  const shared = await read(address, pageSchema)
  const page = !shared.ok && shared.failure.status === 401 ? await readOwn(address, cookie) : shared
  if (page.ok) return !page.value.is_online
  if (page.failure.status !== 404) return false
  const draft = await read(address, anyPageSchema, { cookie, params: { draft: '1' } })
  return draft.ok
}

const readOwn = (address: string, cookie: string | null) => read(address, onlinePageSchema, { cookie })

/**
 * Whether the page at a path is for users only, wherever it is: without a login the backend does not disclose
 * it. The read is shared with that of the page.
 * @param path without the language prefix, encoded
 */
export async function isGuarded(locale: Locale, path: string): Promise<boolean> {
  const match = matchRoute(locale, path)
  const route: RouteRules | null = match && routes[match.route]
  const isPage = match === null || route?.recordType !== undefined || Object.keys(match.params).length === 0
  if (!isPage || !isUnambiguousPath(path)) return false
  const page = await read(addressOf(locale, path), pageSchema)
  if (page.ok || page.failure.status !== 401) return false
  markGuarded()
  return true
}

function addressOf(locale: Locale, path: string): string {
  const parts = splitPath(path).map((part) => encodeURIComponent(decodeURIComponent(part)))
  return `/${locale}/pageeditor-api/page/${parts.join('/')}`
}
