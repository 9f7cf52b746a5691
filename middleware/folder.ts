import { defaultLocale, isLocale } from '@/lib/contract/locale'
import { folderOf } from '@/lib/i18n/paths'
import { matchRoute } from '@/lib/i18n/route-patterns'
import type { RouteName } from '@/lib/i18n/routing'
import { type Address, hasParam, isPlainPath, splitLocale } from './address'
import type { Visit } from './rule'

/** The path under `app/` that shows an address, and whether it stands in for the page while the site is off. */
export interface Shown {
  pathname: string
  isSwitchedOff: boolean
}

/** What is shown as ever while the site is off: the way in for editors, and the notice itself. */
const alwaysShown: readonly RouteName[] = ['/account/login', '/account/logout', '/index-disabled']

/** Where the pages being edited lie: no address of its own, but that of each page with the edit marker. */
const editorFolder = '/page-editor'

const isIn = (rest: string, folder: string) => rest === folder || rest.startsWith(`${folder}/`)

/** Whether a folder of `app/` is no address for this visit. */
async function isHidden(rest: string, visit: Visit): Promise<boolean> {
  return isIn(rest, editorFolder) || (isIn(rest, '/styleguide') && !(await visit.seesStyleguide()))
}

/** The editors' hub has no prefix: its language is a parameter, the default without one. */
function hubFolder(search: string): string {
  const wanted = new URLSearchParams(search).get('lang') ?? undefined
  return `/${isLocale(wanted) ? wanted : defaultLocale}/cms-hub`
}

/** Where the page of a settled address lies in `app/`. Paths that could mean two things are no page. */
export async function folderFor({ pathname, search }: Address, visit: Visit): Promise<Shown> {
  const split = splitLocale(pathname)
  const locale = split?.locale ?? defaultLocale
  if (!isPlainPath(pathname)) return { pathname: folderOf(locale, '/404'), isSwitchedOff: false }
  if (!split) {
    return { pathname: pathname === '/cms-hub' ? hubFolder(search) : pathname, isSwitchedOff: false }
  }
  if (await isHidden(split.rest, visit)) {
    return { pathname: folderOf(locale, '/404'), isSwitchedOff: false }
  }
  const match = matchRoute(locale, split.rest)
  const isAlwaysShown = match !== null && alwaysShown.includes(match.route)
  if (!isAlwaysShown && (await visit.isDisabled()) && !(await visit.isEditor())) {
    return { pathname: folderOf(locale, '/index-disabled'), isSwitchedOff: true }
  }
  const isPage = match === null || (!isAlwaysShown && Object.keys(match.params).length === 0)
  if (isPage && hasParam(search, 'edit') && (await visit.isEditor())) {
    return { pathname: `/${locale}${editorFolder}${split.rest}`, isSwitchedOff: false }
  }
  return { pathname: match ? folderOf(locale, match.route, match.params) : pathname, isSwitchedOff: false }
}

/** Where the error page lies for an address whose own page has broken. */
export function brokenFolder(pathname: string): string {
  return `/${splitLocale(pathname)?.locale ?? defaultLocale}/500`
}
