import 'server-only'
import { cacheTags } from '../cache-tags'
import { isUnambiguousPath, toComparablePath } from '../contract/common/comparable-path'
import { encodePath } from '../contract/common/encode-path'
import type { Locale } from '../contract/common/locale'
import { type Redirect, type RedirectTarget, redirectListSchema, redirectTargetSchema } from '../contract/site/redirect'
import { markRestricted, recordTags } from '../render-context'
import { read } from './read'
import type { Result } from './result'

/** A list with this many entries may be incomplete (contract, GET redirect). */
const maxListLength = 1000

/** Public information about the redirect of a path. */
export interface RedirectLookup {
  target: string | null
  /** True if the target is a restricted page. Without a login the backend does not disclose it. */
  isRestricted: boolean
}

const noRedirect: RedirectLookup = { target: null, isRestricted: false }

/** Map from path to target, for each list that the read cache returns. */
const targetMaps = new WeakMap<readonly Redirect[], ReadonlyMap<string, string>>()

/** Returns the cache tags of a path. A redirect from the path, or its absence, depends on them. */
function toRedirectTags(path: string): string[] {
  return [cacheTags.redirect(toComparablePath(path)), cacheTags.encodedRedirects]
}

function getTargets(list: readonly Redirect[]): ReadonlyMap<string, string> {
  const cachedTargets = targetMaps.get(list)
  if (cachedTargets) return cachedTargets
  const map = new Map(list.map((entry) => [toComparablePath(entry.old_path), entry.new_path]))
  targetMaps.set(list, map)
  return map
}

/**
 * Finds the target of a path in the redirect list; null if the list has none. A failed read also
 * returns null, because the page must not fail with it (spec §8). If the list is incomplete, a path
 * that it lacks is looked up separately.
 */
export async function findListedRedirect(locale: Locale, path: string): Promise<string | null> {
  recordTags(toRedirectTags(path))
  const list = await read(`/${locale}/pageeditor-api/redirect`, redirectListSchema, {
    shouldRecordTags: false,
    mayLag: true,
    lookup: 'redirects',
  })
  if (!list.ok) return null
  const target = getTargets(list.value).get(toComparablePath(path)) ?? null
  const isTruncated = list.value.length >= maxListLength
  if (target !== null || !isTruncated || !isUnambiguousPath(path)) return target
  return (await lookUpRedirect(locale, path)).target
}

/** Looks up the redirect of a single path. A failed lookup counts as no redirect. */
export async function lookUpRedirect(locale: Locale, path: string): Promise<RedirectLookup> {
  recordTags(toRedirectTags(path))
  const result = await fetchTarget(locale, path)
  if (result.ok) return { target: result.value.new_path, isRestricted: false }
  if (result.failure.status !== 401) return noRedirect
  markRestricted()
  return { target: null, isRestricted: true }
}

/**
 * Finds the target of a redirect to a restricted page, for the visitor that the cookies belong to;
 * null if the visitor may not see the page.
 */
export async function findRestrictedRedirect(
  locale: Locale,
  path: string,
  cookie: string | null,
): Promise<string | null> {
  const result = await fetchTarget(locale, path, cookie)
  return result.ok ? result.value.new_path : null
}

function fetchTarget(locale: Locale, path: string, cookie: string | null = null): Promise<Result<RedirectTarget>> {
  const encodedPath = encodePath(toComparablePath(path))
  return read(`/${locale}/pageeditor-api/redirect/${encodedPath}`, redirectTargetSchema, {
    cookie,
    shouldRecordTags: false,
    lookup: 'redirects',
  })
}
