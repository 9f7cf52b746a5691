import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { annotateRequest } from './request-context'
import type { ReturnedForm } from './returned-form'
import { createSharedSlot } from './shared-slot'

/**
 * Lookups that the page can do without. If they fail, the page is shown without their data (spec
 * §8).
 */
export type IgnorableLookup = 'redirects' | 'legal-pages' | 'job-lookups' | 'current-user'

/**
 * Facts about the rendering of a page, for the server that called Next (`server/`). In Next, a
 * server component can set neither headers nor the status of the response. This context encloses
 * Next's request handler and collects them.
 */
export interface RenderContext {
  /**
   * Cache tags of the response, for example `page:12`, `nav:de`. The response becomes stale when
   * one of them changes.
   */
  readonly tags: Set<string>
  /** True if the response is the same for all visitors and may be cached. False by default. */
  isPublic: boolean
  /** Status that replaces the status set by Next; null to keep it. */
  status: number | null
  /** True if a backend read timed out during this rendering. */
  isBackendUnavailable: boolean
  /** True if a backend read failed during this rendering. The response must then not be cached. */
  hasFailedRead: boolean
  /**
   * True if the response lacks data because the backend was temporarily unavailable. A former
   * response is then better.
   */
  hasGap: boolean
  /** Kinds of ignorable lookups that timed out. */
  readonly slowLookups: Set<IgnorableLookup>
  /** True if no page exists at the address. The server then sends the shared 404 page. */
  isMissing: boolean
  /** True if the site is switched off. The notice then replaces the page, also in the cache. */
  isSwitchedOff: boolean
  /**
   * True if the page is restricted. It is then rendered for each request, with the cookies of the
   * request.
   */
  isRestricted: boolean
  /** Time from which the content is outdated, in milliseconds since 1970; null for no limit. */
  validUntil: number | null
  /**
   * A rejected form that a browser without JavaScript sent, to be shown again; null for a plain
   * page view.
   */
  readonly returnedForm: ReturnedForm | null
  /**
   * HTML by placeholder comment. After the rendering, the server replaces each comment by its HTML.
   */
  readonly markup: Map<string, string>
}

const slot = createSharedSlot<AsyncLocalStorage<RenderContext>>('render-context')

function getStorage(): AsyncLocalStorage<RenderContext> {
  const currentStorage = slot.get()
  if (currentStorage) return currentStorage
  const newStorage = new AsyncLocalStorage<RenderContext>()
  slot.set(newStorage)
  return newStorage
}

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
    hasGap: false,
    slowLookups: new Set(),
    isMissing: false,
    isSwitchedOff: false,
    isRestricted: false,
    validUntil: null,
    returnedForm: returnedForm ?? null,
    markup: new Map(),
  }
  annotateRequest({ page: 'rendered' })
  return getStorage().run(context, () => work(context))
}

/** Records cache tags for the current rendering. No-op outside a rendering. */
export function recordTags(tags: Iterable<string>): void {
  const context = getStorage().getStore()
  if (context) for (const tag of tags) context.tags.add(tag)
}

/** Marks the response as the same for all visitors and cacheable until one of its tags changes. */
export function markPublic(): void {
  const context = getStorage().getStore()
  if (context) context.isPublic = true
}

/** Sets the status of the response, for pages that render an error as their content. */
export function setResponseStatus(status: number): void {
  const context = getStorage().getStore()
  if (context) context.status = status
}

/** Records that the backend timed out. The remaining reads of this rendering are skipped. */
export function markBackendUnavailable(): void {
  const context = getStorage().getStore()
  if (context) context.isBackendUnavailable = true
}

/** Returns true if the backend timed out during this rendering. */
export function isBackendUnavailable(): boolean {
  return getStorage().getStore()?.isBackendUnavailable ?? false
}

/** Records that a backend read failed. The response then lacks data and is not cached. */
export function markFailedRead(): void {
  const context = getStorage().getStore()
  if (context) context.hasFailedRead = true
}

/** Records that data of the page are temporarily missing. */
export function markGap(): void {
  const context = getStorage().getStore()
  if (context) context.hasGap = true
}

/** Records that a lookup timed out. Further lookups of this kind are skipped in this rendering. */
export function markSlowLookup(lookup: IgnorableLookup): void {
  getStorage().getStore()?.slowLookups.add(lookup)
}

/** Returns true if a lookup of this kind timed out during this rendering. */
export function isSlowLookup(lookup: IgnorableLookup): boolean {
  return getStorage().getStore()?.slowLookups.has(lookup) ?? false
}

/** Records that no page exists at the address, so that it is not rendered. */
export function markMissing(): void {
  const context = getStorage().getStore()
  if (context) context.isMissing = true
}

/** Records that the response is the notice of a switched-off site. Its status is 503. */
export function markSwitchedOff(): void {
  const context = getStorage().getStore()
  if (context) Object.assign(context, { isSwitchedOff: true, status: 503 })
}

/** Records that the page is restricted, so that the response depends on the user. */
export function markRestricted(): void {
  const context = getStorage().getStore()
  if (context) context.isRestricted = true
}

/** Returns the rejected form to show again; null if there is none. */
export function findReturnedForm(): ReturnedForm | null {
  return getStorage().getStore()?.returnedForm ?? null
}

/** Returns the rejected form to show again if it is one of the page's route, not of a block. */
export function findReturnedRouteForm(): ReturnedForm | null {
  const returnedForm = findReturnedForm()
  return returnedForm?.formId === null ? returnedForm : null
}

/**
 * Limits the validity of the content to a time. If it is called several times, the earliest time
 * counts.
 */
export function markValidUntil(time: Date): void {
  const context = getStorage().getStore()
  if (context) context.validUntil = Math.min(context.validUntil ?? Number.POSITIVE_INFINITY, time.getTime())
}

/**
 * Replaces HTML by a placeholder comment during the rendering. Otherwise the page would contain the
 * HTML twice, the second time in the data for React.
 * @returns the placeholder comment, which is the same for equal HTML; the HTML itself outside a
 * rendering
 */
export function deferMarkup(html: string): string {
  const context = getStorage().getStore()
  if (!context) return html
  const comment = `<!--markup ${createHash('sha256').update(html).digest('hex')}-->`
  context.markup.set(comment, html)
  return comment
}
