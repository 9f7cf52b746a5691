import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { annotateRequest } from './request-context'
import type { ReturnedForm } from './returned-form'
import { sharedSlot } from './shared-slot'

/**
 * What the rendering of a page reports to the layer in front of it (server/). Next's own API lets a server
 * component set neither a header nor a status; this context, opened around Next's request handler, carries
 * them.
 */
export interface RenderContext {
  /** Everything the answer shows, for example `page:12`, `nav:de`. A change of one of them makes the answer stale. */
  readonly tags: Set<string>
  /** Whether the answer is the same for every visitor and may be kept. False until a page says so. */
  isPublic: boolean
  /** The status to send in place of Next's own; null leaves Next's. */
  status: number | null
  /** Whether the backend has kept a read of this rendering waiting for too long. */
  isBackendUnavailable: boolean
  /** Whether nothing lies at the address: the 404 page that all such addresses share is to be sent. */
  isMissing: boolean
  /** Whether the page is for users only: it is rendered per request, with the request's cookies. */
  isGuarded: boolean
  /** When the answer, as time passes, says what is no longer so, in milliseconds; null for never. */
  validUntil: number | null
  /** What a visitor sent without scripts and has to correct; null for a page that is only read. */
  readonly returnedForm: ReturnedForm | null
  /** HTML that is put into the page once it is rendered, by the comment that stands for it there. */
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

/** Runs `work` in a fresh context and returns both. */
export function withRenderContext<Result>(
  work: (context: RenderContext) => Result,
  returnedForm: ReturnedForm | undefined = undefined,
): Result {
  const context: RenderContext = {
    tags: new Set(),
    isPublic: false,
    status: null,
    isBackendUnavailable: false,
    isMissing: false,
    isGuarded: false,
    validUntil: null,
    returnedForm: returnedForm ?? null,
    markup: new Map(),
  }
  annotateRequest({ page: 'rendered' })
  return storage().run(context, () => work(context))
}

/** Notes what the present rendering shows. Outside a rendering it does nothing. */
export function recordTags(tags: Iterable<string>): void {
  const context = storage().getStore()
  if (context) for (const tag of tags) context.tags.add(tag)
}

/** Says that the present answer is the same for every visitor and may be kept until one of its tags changes. */
export function markPublic(): void {
  const context = storage().getStore()
  if (context) context.isPublic = true
}

/** Sets the status of the present answer, for pages that render an error as their content. */
export function answerWithStatus(status: number): void {
  const context = storage().getStore()
  if (context) context.status = status
}

/** Notes that the backend did not answer in time: what the present rendering still wants to read need not be tried. */
export function markBackendUnavailable(): void {
  const context = storage().getStore()
  if (context) context.isBackendUnavailable = true
}

/** Whether the backend has been too slow for the present rendering. */
export function isBackendUnavailable(): boolean {
  return storage().getStore()?.isBackendUnavailable ?? false
}

/** Says that nothing lies at the present address, which then need not be rendered. */
export function markMissing(): void {
  const context = storage().getStore()
  if (context) context.isMissing = true
}

/** Marks the current address as for users only, so that its response depends on the user. */
export function markGuarded(): void {
  const context = storage().getStore()
  if (context) context.isGuarded = true
}

/** The form that comes back with the present rendering; null for none. */
export function returnedForm(): ReturnedForm | null {
  return storage().getStore()?.returnedForm ?? null
}

/** Says that what the present rendering shows is so until a time: the earliest that it is told counts. */
export function markValidUntil(time: Date): void {
  const context = storage().getStore()
  if (context) context.validUntil = Math.min(context.validUntil ?? Number.POSITIVE_INFINITY, time.getTime())
}

/**
 * Keeps HTML for the page that is being rendered, which then carries it once, not again in the data for the browser's React.
 * @returns a comment that stands for it, the same for the same HTML; the HTML itself outside a rendering
 */
export function deferMarkup(html: string): string {
  const context = storage().getStore()
  if (!context) return html
  const comment = `<!--markup ${createHash('sha256').update(html).digest('hex')}-->`
  context.markup.set(comment, html)
  return comment
}
