import type { Context } from 'hono'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, presentCursorPage } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { message } from '@/backend/platform/http/responses/messages'
import { addCacheTag, setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import type { EventDetail, EventDraft } from '@/lib/contract/pages/event'
import { getStartOfBerlinDay } from '@/lib/datetime'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import { listEvents } from '../list-events'
import { mayEditEvents } from '../policy'
import { presentEvent, readEventDraft } from '../read-event'
import { detail, list } from './descriptions'

const dayMs = 86_400_000
const defaultDays = 366
const maxDays = 732
/** Enough for all occurrences in a month, which the calendar loads in one request. */
const maxPageSize = 500

interface RequestedRange {
  from?: string | undefined
  to?: string | undefined
  isPast: boolean
}

/** GET api/events/ and events/{id}/ */
export function eventRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  /**
   * Completes the requested range. The default is the next year; for past events (`isPast`), it is
   * the last two years.
   * @throws InvalidFieldsError if the range ends before its start or is too long
   */
  function toRange(c: Context<AppEnv>, { isPast, ...range }: RequestedRange) {
    const end = range.to === undefined ? null : getStartOfBerlinDay(range.to, 1)
    const latestEnd = end ?? clock()
    const defaultStart = isPast ? new Date(latestEnd.getTime() - maxDays * dayMs) : clock()
    const from = range.from === undefined ? defaultStart : getStartOfBerlinDay(range.from)
    const to = end ?? (isPast ? latestEnd : new Date(from.getTime() + defaultDays * dayMs))
    if (to < from || to.getTime() - from.getTime() > maxDays * dayMs) {
      throw new InvalidFieldsError({ to: [message(c.get('locale'), 'badRange')] })
    }
    return { from, to }
  }

  async function readEvent(c: Context<AppEnv>, id: string, isDraft: boolean): Promise<EventDetail | EventDraft> {
    const locale = c.get('locale')
    if (!isDraft) {
      const record = await readPublishedRecord(c, db, readId(id), ['event'])
      // The response contains only future occurrences, so it depends on the current day.
      addCacheTag(c, cacheTags.today)
      return await presentEvent(db, record, { locale, now: clock() })
    }
    await requireRight(c, mayEditEvents)
    return await readEventDraft(db, readId(id), locale)
  }

  return createRouter()
    .openapi(list, async (c) => {
      const { kind = null, audience, ended, after = null, from, to, ...paging } = c.req.valid('query')
      const viewer = audience === 'members' ? (await requireRight(c, () => true)).user : null
      const isPast = ended === '1'
      // Without this day in the request, the range depends on the current day.
      const dependsOnToday = (isPast ? to : from) === undefined
      // Responses for members are not cached, so they need no tags.
      if (viewer === null) setCacheTags(c, [cacheTags.records('event'), ...(dependsOnToday ? [cacheTags.today] : [])])
      const filter = { locale: c.get('locale'), viewer, kind, isPast, ...toRange(c, { from, to, isPast }) }
      const range = pageRange(paging, maxPageSize)
      const eventPage = await listEvents(db, filter, { after, ...range })
      return c.json(presentCursorPage(c, env.SITE_URL, range, eventPage), 200)
    })
    .openapi(detail, async (c) =>
      c.json(await readEvent(c, c.req.valid('param').id, c.req.valid('query').draft === '1'), 200),
    )
}
