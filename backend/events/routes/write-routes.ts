import type { Context } from 'hono'
import type { EventChange } from '@/lib/contract/event'
import { InvalidFieldsError, NotFoundError, staleWrite } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import { message } from '../../http/messages'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import { lockPictures } from '../../media/lock-pictures'
import { moduleMessage } from '../../modules/messages'
import type { Outcome } from '../../page-tree/change-page'
import { changeRecord } from '../../page-tree/change-record'
import { deletePage } from '../../page-tree/delete-page'
import { findEvent } from '../../records/read-event-record'
import type { Services } from '../../services'
import { createEvent, settingsOf } from '../create-event'
import { type EventFacts, factsOf, resolveFacts } from '../event-facts'
import { mayEditEvents } from '../policy'
import { readEventDraft } from '../read-event'
import { change, create, remove } from './descriptions'

type Stored = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** POST api/events/, PATCH and DELETE api/events/{id}/ */
export function eventWriteRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const byOf = async (c: Context<AppEnv>) => ({
    locale: c.get('locale'),
    userId: (await requireRight(c, mayEditEvents)).user.id,
    now: clock(),
  })

  /** @throws InvalidFieldsError for times that do not fit each other or the rule, and a picture that is not there */
  async function usableFacts(
    c: Context<AppEnv>,
    event: Omit<EventChange, 'revision'>,
    stored?: Stored,
  ): Promise<EventFacts> {
    const locale = c.get('locale')
    const { image } = event
    if (image && !(await lockPictures(db, [image])).has(image))
      throw new InvalidFieldsError({ image: [moduleMessage(locale, 'gone')] })
    const resolved = resolveFacts(event, stored?.event)
    if ('facts' in resolved) return resolved.facts
    throw new InvalidFieldsError({ [resolved.problem]: [message(locale, 'badValue')] })
  }

  async function stored(id: number): Promise<Stored> {
    const found = await findEvent(db, id)
    if (!found) throw new NotFoundError(`There is no event ${id}.`)
    return found
  }

  async function assertFresh(
    c: Context<AppEnv>,
    id: number,
    outcome: Outcome,
    yours: unknown,
  ): Promise<void> {
    if (!outcome.isStale) return
    throw staleWrite({ current: await readEventDraft(db, id, c.get('locale')), yours, by: outcome.by })
  }

  return createRouter()
    .openapi(create, async (c) => {
      const by = await byOf(c)
      const event = c.req.valid('json')
      const id = await createEvent(db, event, await usableFacts(c, event), by)
      return c.json(await readEventDraft(db, id, by.locale), 201)
    })
    .openapi(change, async (c) => {
      const by = await byOf(c)
      const id = readId(c.req.valid('param').id)
      const { revision, ...event } = c.req.valid('json')
      const found = await stored(id)
      const facts = await usableFacts(c, event, found)
      const settings = settingsOf(event, found.page)
      const outcome = await changeRecord(
        db,
        ['event'],
        { ...by, pageId: id, revision, settings },
        factsOf(id, facts, by.now),
      )
      await assertFresh(c, id, outcome, event)
      return c.json(await readEventDraft(db, id, by.locale), 200)
    })
    .openapi(remove, async (c) => {
      const by = await byOf(c)
      const id = readId(c.req.valid('param').id)
      const { revision } = c.req.valid('json')
      await stored(id)
      const outcome = await deletePage(db, { ...by, pageId: id, revision, redirectTo: null })
      await assertFresh(c, id, outcome, null)
      return c.body(null, 204)
    })
}
