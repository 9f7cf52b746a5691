import { LRUCache } from 'lru-cache'
import { read } from '@/lib/api/read'
import { cacheTags, onTagsChanged } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/locale'
import { type Redirect, redirectListSchema, redirectTargetSchema } from '@/lib/contract/redirect'
import { settingsSchema } from '@/lib/contract/settings'
import { recordTags } from '@/lib/render-context'
import { reportError } from '@/lib/report'
import { comparablePath, isPlainPath } from './address'

/** A list of as many entries may have been cut (contract, GET redirect). */
const longestList = 1000

interface RedirectMap {
  targets: ReadonlyMap<string, string>
  /** Whether there may be more than the list has. */
  isCut: boolean
}

/** What the rules keep of the backend between requests, until its tag says that it changed. */
const lists = new Map<Locale, Promise<RedirectMap | null>>()
const lookUps = new LRUCache<string, { target: string | null }>({ max: 2000 })
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
    return result.ok ? toMap(result.data) : null
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
  return target === null && list?.isCut && isPlainPath(path) ? lookedUpTarget(locale, path) : target
}

/** The answer to the look-up of a single path, or null; failures are ignored and not kept. */
export async function lookedUpTarget(locale: Locale, path: string): Promise<string | null> {
  recordTags(tagsOf(path))
  const key = comparablePath(path)
  const kept = lookUps.get(key)
  if (kept) return kept.target
  const encoded = key.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  return orNull('A redirect cannot be looked up', async () => {
    const result = await read(`/${locale}/pageeditor-api/redirect/${encoded}`, redirectTargetSchema, {
      isShown: false,
    })
    const target = result.ok ? result.data.new_path : null
    if (result.ok || result.status === 404) lookUps.set(key, { target })
    return target
  })
}

/** Whether the settings switch the site off; false while they cannot be read. */
export async function settingsDisable(locale: Locale): Promise<boolean> {
  recordTags([cacheTags.settings])
  const loading =
    disabled ??
    orNull('The settings cannot be read', async () => {
      const result = await read(`/${locale}/api/settings/`, settingsSchema)
      return result.ok ? result.data.is_disabled : null
    })
  disabled = loading
  const known = await loading
  if (known === null && disabled === loading) disabled = null
  return known ?? false
}
