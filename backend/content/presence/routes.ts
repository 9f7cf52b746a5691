import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { createRouter, invalidFields, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { departureQuerySchema, presenceUpdateSchema, presentEditorSchema } from '@/lib/contract/pages/presence'
import { mayWatchPages } from './policy'
import { assertPageExists, endPresence, expirePresence, isEditorSession, listPageEditors, renewPresence } from './store'
import { createChangeStream } from './stream'

/** The maximum numbers of open streams, for a session (one in each window) and for the server. */
export const maxStreams = { perSession: 12, all: 400 }

const heartbeatMs = 15_000
const path = '/page/:id{[0-9]+}/presence'
const request = { params: z.object({ id: z.string() }) }
const refusals = {
  401: refusal('Not logged in'),
  403: refusal('The user lacks the right'),
  404: refusal('The page does not exist'),
}

const streamResponses = {
  200: {
    description:
      '`presence`: a list of PresentEditor; `change`: a PageChange; `feedback`: comments or the review of the page changed; `missed`: changes may be lost, reload the page',
    content: { 'text/event-stream': { schema: z.string() } },
  },
  503: refusal('Too many open streams, or the server is stopping'),
}

const watch = createRoute({
  method: 'get',
  path,
  middleware: authorize(mayWatchPages),
  summary: 'Streams the editors on a page and the changes of its working copy (server-sent events)',
  request,
  responses: { ...streamResponses, ...refusals },
})

const watchContainers = createRoute({
  method: 'get',
  path: '/containers/changes',
  middleware: authorize(mayWatchPages),
  summary: 'Streams the changes of reusable containers (server-sent events)',
  responses: { ...streamResponses, 401: refusals[401], 403: refusals[403] },
})

const renew = createRoute({
  method: 'post',
  path,
  middleware: authorize(mayWatchPages),
  summary:
    'Renews the presence of the user on a page for 45 seconds; `module` is the edited module, `caret` the position in its text',
  request: { ...request, body: { content: { 'application/json': { schema: presenceUpdateSchema } } } },
  responses: {
    200: json(z.array(presentEditorSchema), 'The editors on the page'),
    400: invalidFields('Errors by field'),
    ...refusals,
  },
})

const leave = createRoute({
  method: 'delete',
  path,
  middleware: authorize(mayWatchPages),
  summary: 'Ends the presence of the user on a page; later renewals of the same `tab` are ignored',
  request: { ...request, query: departureQuerySchema },
  responses: {
    204: { description: 'The user has left the page' },
    400: invalidFields('Errors by field'),
    ...refusals,
  },
})

type PresenceServices = Pick<Services, 'db' | 'clock' | 'log' | 'pageEvents'>

/** pageeditor-api/page/{id}/presence/ and containers/changes/ */
export function presenceRoutes({ db, clock, log, pageEvents }: PresenceServices, startHeartbeats = startTimer) {
  const openStreams = new Set<{ sessionId: number; pageId: number | undefined }>()

  const logFailure = (error: unknown) => log.warn({ err: error }, 'A stream of changes failed')

  /**
   * Ends the presence of a session on a page if it has no other open stream. A browser that is
   * closed or crashes does not report its departure.
   */
  async function endPresenceWithoutStream(sessionId: number, pageId: number): Promise<void> {
    const isOpen = [...openStreams].some((visit) => visit.sessionId === sessionId && visit.pageId === pageId)
    if (!isOpen && !pageEvents.hasEnded) await expirePresence(db, { pageId, sessionId, now: clock() })
  }

  /** @throws HttpError if too many streams are open */
  async function openStream(c: Context<AppEnv>, page: Parameters<typeof createChangeStream>[0]['page']) {
    const { session } = await requireRight(c, mayWatchPages)
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const sessionStreams = [...openStreams].filter(({ sessionId }) => sessionId === session.id)
    const isFull = sessionStreams.length >= maxStreams.perSession || openStreams.size >= maxStreams.all
    if (pageEvents.hasEnded || isFull) throw new HttpError('tooManyStreams', { 'Retry-After': '5' })
    const visit = { sessionId: session.id, pageId: page?.id }
    openStreams.add(visit)
    const stream = createChangeStream({
      page,
      pageEvents,
      signal: c.req.raw.signal,
      startHeartbeats,
      mayRead: () => isEditorSession(db, session.id, clock()),
      onEnd(hasLeft) {
        openStreams.delete(visit)
        if (hasLeft && page) void endPresenceWithoutStream(session.id, page.id).catch(logFailure)
      },
      onError: logFailure,
    })
    return c.body(stream, 200, headers)
  }

  return createRouter()
    .openapi(watch, async (c) => {
      const id = readId(c.req.valid('param').id)
      await assertPageExists(db, id)
      return openStream(c, { id, listEditors: () => listPageEditors(db, id, clock()) })
    })
    .openapi(watchContainers, (c) => openStream(c, null))
    .openapi(renew, async (c) => {
      const { session } = await requireRight(c, mayWatchPages)
      const pageId = readId(c.req.valid('param').id)
      const { tab, module: moduleId, caret } = c.req.valid('json')
      const position = { locale: c.get('locale'), moduleId, caret }
      const update = { pageId, sessionId: session.id, tab, ...position, now: clock() }
      return c.json(await renewPresence(db, update), 200)
    })
    .openapi(leave, async (c) => {
      const { session } = await requireRight(c, mayWatchPages)
      const pageId = readId(c.req.valid('param').id)
      const { tab } = c.req.valid('query')
      await endPresence(db, { pageId, sessionId: session.id, tab, locale: c.get('locale'), now: clock() })
      return c.body(null, 204)
    })
}

function startTimer(beat: () => void): () => void {
  const timer = setInterval(beat, heartbeatMs)
  timer.unref()
  return () => clearInterval(timer)
}
