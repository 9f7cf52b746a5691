import 'server-only'
import { cacheTags } from '../cache-tags'
import type { Locale } from '../contract/common/locale'
import {
  type Redirect,
  type RedirectTarget,
  redirectListSchema,
  redirectTargetSchema,
} from '../contract/site/redirect'
import { comparablePath, isUnambiguousPath } from '../i18n/comparable-path'
import { markGuarded, recordTags } from '../render-context'
import { read } from './read'
import type { Result } from './result'

/** A list of as many entries may have been cut (contract, GET redirect). */
const maxListLength = 1000

/** What everybody may know of a single path. */
export interface LookUp {
  target: string | null
  /** Whether it has moved to a page for users only, which is not disclosed without a login. */
  isGuarded: boolean
}

const nowhere: LookUp = { target: null, isGuarded: false }

/** The targets of each list by path, for as long as the read cache keeps the list. */
const targets = new WeakMap<readonly Redirect[], ReadonlyMap<string, string>>()

/** What makes an answer stale at an address that leads nowhere else. */
function tagsOf(path: string): string[] {
  return [cacheTags.redirect(comparablePath(path)), cacheTags.encodedRedirects]
}

function targetsOf(list: readonly Redirect[]): ReadonlyMap<string, string> {
  const known = targets.get(list)
  if (known) return known
  const map = new Map(list.map((entry) => [comparablePath(entry.old_path), entry.new_path]))
  targets.set(list, map)
  return map
}

/**
 * The target of the redirect list for a path; null where it has none or cannot be read, which is never the visitor's error (spec §8).
 * What is not in a list that may have been cut is looked up singly.
 */
export async function listedTarget(locale: Locale, path: string): Promise<string | null> {
  recordTags(tagsOf(path))
  const list = await read(`/${locale}/pageeditor-api/redirect`, redirectListSchema, {
    isShown: false,
    mayLag: true,
  })
  if (!list.ok) return null
  const target = targetsOf(list.value).get(comparablePath(path)) ?? null
  const isCut = list.value.length >= maxListLength
  return target === null && isCut && isUnambiguousPath(path) ? (await lookUp(locale, path)).target : target
}

/** The answer to the look-up of a single path; of nothing where it fails. */
export async function lookUp(locale: Locale, path: string): Promise<LookUp> {
  recordTags(tagsOf(path))
  const result = await askTarget(locale, path)
  if (result.ok) return { target: result.value.new_path, isGuarded: false }
  if (result.failure.status !== 401) return nowhere
  markGuarded()
  return { target: null, isGuarded: true }
}

/** Where a path has moved that leads to a page for users alone, as a visitor with these cookies may know; null for others. */
export async function guardedTarget(
  locale: Locale,
  path: string,
  cookie: string | null,
): Promise<string | null> {
  const result = await askTarget(locale, path, cookie)
  return result.ok ? result.value.new_path : null
}

function askTarget(
  locale: Locale,
  path: string,
  cookie: string | null = null,
): Promise<Result<RedirectTarget>> {
  const encoded = comparablePath(path).split('/').filter(Boolean).map(encodeURIComponent).join('/')
  return read(`/${locale}/pageeditor-api/redirect/${encoded}`, redirectTargetSchema, {
    cookie,
    isShown: false,
  })
}
