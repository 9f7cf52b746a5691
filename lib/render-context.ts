import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { annotateRequest } from './request-context'
import type { ReturnedForm } from './returned-form'
import { sharedSlot } from './shared-slot'

/** Lookups whose failure must not hurt the page (spec §8). */
export type IgnorableLookup = 'redirects' | 'job-lookups' | 'current-user'

/**
 * Data that the rendering of a page reports to the layer in front of it (server/). In Next, a
 * server component can set neither headers nor the status; this context around Next's request
 * handler carries them.
 */
export interface RenderContext {
  /**
   * Cache tags of the response, for example `page:12`, `nav:de`. A change of one makes it stale.
   */
  readonly tags: Set<string>
  /** True if the response is the same for all visitors and may be cached. False by default. */
  isPublic: boolean
  /** Status that replaces Next's own; null for Next's. */
  status: number | null
  /** True after a backend read of this rendering timed out. */
  isBackendUnavailable: boolean
  /** True after a backend read of this rendering failed: the response must not be cached. */
  hasFailedRead: boolean
  /** Kinds of ignorable lookups that timed out. */
  readonly slowLookups: Set<IgnorableLookup>
  /** True if the address does not exist: the shared 404 page is sent. */
  isMissing: boolean
  /** True if the page is restricted: it is rendered per request with the request's cookies. */
  isRestricted: boolean
  /** Time at which the content becomes outdated, in milliseconds since 1970; null for never. */
  validUntil: number | null
  /**
   * A form that was submitted without scripts and needs corrections; null for a plain page view.
   */
  readonly returnedForm: ReturnedForm | null
  /** HTML by placeholder comment. It replaces the comments after the rendering. */
  readonly markup: Map<string, string>
}

const slot = sharedSlot<AsyncLocalStorage<RenderContext>>('render-context')

function storage(): AsyncLocalStorage<RenderContext> {
  const existing = slot.get()
  if (existing) return existing
  const created = new AsyncLocalStorage<RenderContext>()
  slot.set(created)
  return created
}

/** Runs `work` in a new context. */
export function withRenderContext<Result>(
  work: (context: RenderContext) => Result,
  returnedForm: ReturnedForm | undefined = undefined,
): Result {
  const context: RenderContext = {
    tags: new Set(),
    isPublic: false,
    status: null,
    isBackendUnavailable: false,
    hasFailedRead: false,
    slowLookups: new Set(),
    isMissing: false,
    isRestricted: false,
    validUntil: null,
    returnedForm: returnedForm ?? null,
    markup: new Map(),
  }
  annotateRequest({ page: 'rendered' })
  return storage().run(context, () => work(context))
}

/** Records cache tags of the current rendering. No-op outside of a rendering. */
export function recordTags(tags: Iterable<string>): void {
  const context = storage().getStore()
  if (context) for (const tag of tags) context.tags.add(tag)
}

/** Marks the response as the same for all visitors and cacheable until one of its tags changes. */
export function markPublic(): void {
  const context = storage().getStore()
  if (context) context.isPublic = true
}

/** Sets the status of the response, for pages that render an error as their content. */
export function answerWithStatus(status: number): void {
  const context = storage().getStore()
  if (context) context.status = status
}

/** Records that the backend timed out. Further reads of this rendering are skipped. */
export function markBackendUnavailable(): void {
  const context = storage().getStore()
  if (context) context.isBackendUnavailable = true
}

/** Returns true if the backend timed out during this rendering. */
export function isBackendUnavailable(): boolean {
  return storage().getStore()?.isBackendUnavailable ?? false
}

/** Records that a backend read failed, so that the response lacks data. */
export function markFailedRead(): void {
  const context = storage().getStore()
  if (context) context.hasFailedRead = true
}

/** Records that a lookup timed out. Further ones of its kind are skipped in this rendering. */
export function markSlowLookup(lookup: IgnorableLookup): void {
  storage().getStore()?.slowLookups.add(lookup)
}

/** Returns true if a lookup of this kind timed out during this rendering. */
export function isSlowLookup(lookup: IgnorableLookup): boolean {
  return storage().getStore()?.slowLookups.has(lookup) ?? false
}

/** Marks the current address as missing, so that it need not be rendered. */
export function markMissing(): void {
  const context = storage().getStore()
  if (context) context.isMissing = true
}

/** Marks the current address as restricted, so that its response depends on the user. */
export function markRestricted(): void {
  const context = storage().getStore()
  if (context) context.isRestricted = true
}

/** Returns the form to correct; null for none. */
export function returnedForm(): ReturnedForm | null {
  return storage().getStore()?.returnedForm ?? null
}

/** Limits the validity of the content to a time. The earliest time counts. */
export function markValidUntil(time: Date): void {
  const context = storage().getStore()
  if (context) context.validUntil = Math.min(context.validUntil ?? Number.POSITIVE_INFINITY, time.getTime())
}

/**
 * Replaces HTML by a comment during the rendering. The page then contains it once, not again in the
 * data for React in the browser.
 * @returns a placeholder comment, the same for equal HTML; the HTML itself outside of a rendering
 */
export function deferMarkup(html: string): string {
  const context = storage().getStore()
  if (!context) return html
  const comment = `<!--markup ${createHash('sha256').update(html).digest('hex')}-->`
  context.markup.set(comment, html)
  return comment
}
