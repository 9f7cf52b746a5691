import type { Context } from 'hono'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { message } from '@/backend/platform/http/answers/messages'
import { addCacheTag, setCacheTags } from '@/backend/platform/http/answers/set-cache-tags'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, presentCursorPage } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import type { EventDetail, EventDraft } from '@/lib/contract/pages/event'
import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import { listEvents } from '../list-events'
import { mayEditEvents } from '../policy'
import { presentEvent, readEventDraft } from '../read-event'
import { detail, list } from './descriptions'

const dayMs = 86_400_000
const defaultDays = 366
const maxDays = 732
/** Enough for the occurrences of a month. */
const maxPageSize = 500

interface RequestedRange {
  from?: string | undefined
  to?: string | undefined
  isOver: boolean
}

/** GET api/events/ and events/{id}/ */
export function eventRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  /** @throws InvalidFieldsError for a range that ends before its start or is too long */
  function toRange(c: Context<AppEnv>, { isOver, ...range }: RequestedRange) {
    const end = range.to === undefined ? null : startOfBerlinDay(range.to, 1)
    const last = end ?? startOfBerlinDay(toBerlinIso(clock()).slice(0, 10))
    const first = isOver ? new Date(last.getTime() - maxDays * dayMs) : clock()
    const from = range.from === undefined ? first : startOfBerlinDay(range.from)
    const to = end ?? (isOver ? last : new Date(from.getTime() + defaultDays * dayMs))
    if (to < from || to.getTime() - from.getTime() > maxDays * dayMs) {
      throw new InvalidFieldsError({ to: [message(c.get('locale'), 'badValue')] })
    }
    return { from, to }
  }

  async function read(c: Context<AppEnv>, id: string, isDraft: boolean): Promise<EventDetail | EventDraft> {
    const locale = c.get('locale')
    if (!isDraft) {
      const record = await readPublishedRecord(c, db, readId(id), ['event'])
      // The remaining occurrences depend on the current day.
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
      // Responses for members are not cached and need no tags.
      const isOver = ended === '1'
      const isOfToday = (isOver ? to : from) === undefined
      if (viewer === null)
        setCacheTags(c, [cacheTags.records('event'), ...(isOfToday ? [cacheTags.today] : [])])
      const filter = { locale: c.get('locale'), viewer, kind, isOver, ...toRange(c, { from, to, isOver }) }
      const range = pageRange(paging, maxPageSize)
      const eventPage = await listEvents(db, filter, { after, ...range })
      return c.json(presentCursorPage(c, env.SITE_URL, range, eventPage), 200)
    })
    .openapi(detail, async (c) =>
      c.json(await read(c, c.req.valid('param').id, c.req.valid('query').draft === '1'), 200),
    )
}
