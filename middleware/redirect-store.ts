import { LRUCache } from 'lru-cache'
import { read } from '@/lib/api/read'
import type { Result } from '@/lib/api/result'
import { cacheTags, onTagsChanged } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/locale'
import {
  type Redirect,
  type RedirectTarget,
  redirectListSchema,
  redirectTargetSchema,
} from '@/lib/contract/redirect'
import { settingsSchema } from '@/lib/contract/settings'
import { markGuarded, recordTags } from '@/lib/render-context'
import { reportError } from '@/lib/report'
import { comparablePath, isPlainPath } from './address'
import type { LookUp } from './rule'

/** A list of as many entries may have been cut (contract, GET redirect). */
const longestList = 1000

interface RedirectMap {
  targets: ReadonlyMap<string, string>
  /** Whether there may be more than the list has. */
  isCut: boolean
}

/** What the rules keep of the backend between requests, until its tag says that it changed. */
const lists = new Map<Locale, Promise<RedirectMap | null>>()
const lookUps = new LRUCache<string, LookUp>({ max: 2000 })
const nowhere: LookUp = { target: null, isGuarded: false }
let disabled: Promise<boolean | null> | null = null

function forget(tags: readonly string[]): void {
  const everything = tags.includes(cacheTags.everything)
  if (everything || tags.includes(cacheTags.redirects)) {
    lists.clear()
    lookUps.clear()
  }
  if (everything || tags.includes(cacheTags.settings)) disabled = null
}

onTagsChanged(forget)

/** Runs a read whose failure counts as "nothing known": reported, never the visitor's error (spec §8). */
async function orNull<Value>(what: string, work: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    reportError(what, error)
    return null
  }
}

/** What makes an answer stale at an address that leads nowhere else. */
function tagsOf(path: string): string[] {
  return [cacheTags.redirect(comparablePath(path)), cacheTags.encodedRedirects]
}

function toMap(list: readonly Redirect[]): RedirectMap {
  return {
    targets: new Map(list.map((entry) => [comparablePath(entry.old_path), entry.new_path])),
    isCut: list.length >= longestList,
  }
}

function loadList(locale: Locale): Promise<RedirectMap | null> {
  return orNull('The redirect list cannot be read', async () => {
    const result = await read(`/${locale}/pageeditor-api/redirect`, redirectListSchema, {
      isShown: false,
    })
    return result.ok ? toMap(result.value) : null
  })
}

/**
 * The target of the redirect list for a path, or null. The list is read once and again after each change; what is not in one
 * that may have been cut is looked up singly.
 */
export async function listedTarget(locale: Locale, path: string): Promise<string | null> {
  recordTags(tagsOf(path))
  const loading = lists.get(locale) ?? loadList(locale)
  lists.set(locale, loading)
  const list = await loading
  if (!list && lists.get(locale) === loading) lists.delete(locale)
  const target = list?.targets.get(comparablePath(path)) ?? null
  return target === null && list?.isCut && isPlainPath(path) ? (await lookUp(locale, path)).target : target
}

/** The answer to the look-up of a single path; failures are ignored and not kept. */
export async function lookUp(locale: Locale, path: string): Promise<LookUp> {
  recordTags(tagsOf(path))
  const key = comparablePath(path)
  const kept = lookUps.get(key)
  if (kept) return kept
  const found = await orNull('A redirect cannot be looked up', async () => {
    const result = await askTarget(locale, path)
    const answer = result.ok ? { target: result.value.new_path, isGuarded: false } : nowhere
    if (result.ok || result.failure.status === 404) lookUps.set(key, answer)
    if (result.ok || result.failure.status !== 401) return answer
    markGuarded()
    return { target: null, isGuarded: true }
  })
  return found ?? nowhere
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

/** Whether the settings switch the site off; false while they cannot be read. */
export async function settingsDisable(locale: Locale): Promise<boolean> {
  recordTags([cacheTags.settings])
  const loading =
    disabled ??
    orNull('The settings cannot be read', async () => {
      const result = await read(`/${locale}/api/settings/`, settingsSchema)
      return result.ok ? result.value.is_disabled : null
    })
  disabled = loading
  const known = await loading
  if (known === null && disabled === loading) disabled = null
  return known ?? false
}
