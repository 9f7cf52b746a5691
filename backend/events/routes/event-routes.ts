import type { Context } from 'hono'
import { cacheTags } from '@/lib/cache-tags'
import type { EventDetail, EventDraft } from '@/lib/contract/event'
import { startOfBerlinDay } from '@/lib/datetime'
import { InvalidFieldsError } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import { message } from '../../http/messages'
import { pageRange, presentContinued } from '../../http/paging'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import { setCacheTags } from '../../http/set-cache-tags'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import type { Services } from '../../services'
import { listEvents } from '../list-events'
import { mayEditEvents } from '../policy'
import { presentEvent, readEventDraft } from '../read-event'
import { list, one } from './descriptions'

const dayMs = 86_400_000
const defaultDays = 366
const maxDays = 732

/** GET api/events/ and events/{id}/ */
export function eventRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  /** @throws InvalidFieldsError for a range that ends before it begins, or is too long */
  function rangeOf(c: Context<AppEnv>, asked: { from?: string | undefined; to?: string | undefined }) {
    const from = asked.from === undefined ? clock() : startOfBerlinDay(asked.from)
    const to =
      asked.to === undefined ? new Date(from.getTime() + defaultDays * dayMs) : startOfBerlinDay(asked.to, 1)
    if (to < from || to.getTime() - from.getTime() > maxDays * dayMs) {
      throw new InvalidFieldsError({ to: [message(c.get('locale'), 'badValue')] })
    }
    return { from, to }
  }

  async function read(c: Context<AppEnv>, id: string, isDraft: boolean): Promise<EventDetail | EventDraft> {
    const locale = c.get('locale')
    if (!isDraft) {
      const found = await readPublishedRecord(c, db, readId(id), ['event'])
      return await presentEvent(db, found, { locale, now: clock() })
    }
    await requireRight(c, mayEditEvents)
    return await readEventDraft(db, readId(id), locale)
  }

  return createRouter()
    .openapi(list, async (c) => {
      const { kind = null, audience, after = null, from, to, ...paging } = c.req.valid('query')
      const viewer = audience === 'members' ? (await requireRight(c, () => true)).user : null
      // What is for users is in no answer that is kept.
      if (viewer === null) setCacheTags(c, [cacheTags.records('event')])
      const filter = { locale: c.get('locale'), viewer, kind, ...rangeOf(c, { from, to }) }
      const range = pageRange(paging)
      const found = await listEvents(db, filter, { after, ...range })
      return c.json(presentContinued(c, env.SITE_URL, range, found), 200)
    })
    .openapi(one, async (c) =>
      c.json(await read(c, c.req.valid('param').id, c.req.valid('query').draft === '1'), 200),
    )
}
