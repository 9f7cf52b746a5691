import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { cacheTags } from '@/lib/cache-tags'
import { eventKindTitles } from '@/lib/contract/event-record'
import type { AppEnv } from '../../http/app-env'
import { contentDisposition } from '../../http/content-disposition'
import { isKnown } from '../../http/etag'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import { setCacheTags } from '../../http/set-cache-tags'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import type { Services } from '../../services'
import { type Calendar, writeCalendar } from '../icalendar'
import { readCalendarEvent, readPublicCalendar } from '../read-calendar'
import { feed, file } from './descriptions'

const titles = { de: 'Kalender', en: 'Calendar' }

/** GET api/events/feed.ics and events/{id}/event.ics */
export function eventCalendarRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const siteUrl = env.SITE_URL

  return createRouter()
    .openapi(feed, async (c) => {
      const { kind = null } = c.req.valid('query')
      const locale = c.get('locale')
      setCacheTags(c, [cacheTags.records('event'), cacheTags.settings])
      const events = await readPublicCalendar(db, { locale, siteUrl, kind, now: clock() })
      const name = kind ? `${titles[locale]}: ${eventKindTitles[kind][locale]}` : titles[locale]
      return answer(c, { name, events }, 'public')
    })
    .openapi(file, async (c) => {
      const locale = c.get('locale')
      const { page, record } = await readPublishedRecord(c, db, readId(c.req.valid('param').id), ['event'])
      const event = await readCalendarEvent(db, page.id, { locale, siteUrl })
      c.header('Content-Disposition', contentDisposition('attachment', `${page.title}.ics`))
      return answer(c, { name: page.title, events: event ? [event] : [] }, record.audience)
    })
}

/** Programs ask again and again: they get a calendar only when it has changed. */
function answer(c: Context<AppEnv>, calendar: Calendar, audience: 'public' | 'members') {
  const text = writeCalendar(calendar)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  if (audience === 'public') c.header('Cache-Control', 'public, no-cache')
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
}
