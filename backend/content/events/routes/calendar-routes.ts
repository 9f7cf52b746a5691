import { findSettings } from '@/backend/library/settings/store'
import { readId } from '@/backend/platform/http/requests/read-id'
import { contentDisposition } from '@/backend/platform/http/responses/content-disposition'
import { sendFile } from '@/backend/platform/http/responses/send-file'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { eventKindTitles } from '@/lib/contract/records/event-record'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import { formatCalendar } from '../icalendar'
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
      const title = kind ? `${titles[locale]}: ${eventKindTitles[kind][locale]}` : titles[locale]
      const settings = await findSettings(db, locale)
      // Calendar programs list the calendar by this name, so it contains the name of the site.
      const name = settings ? `${title} – ${settings.short_name}` : title
      return sendFile(c, formatCalendar({ name, events }), { type: 'text/calendar; charset=utf-8' })
    })
    .openapi(file, async (c) => {
      const locale = c.get('locale')
      const { page } = await readPublishedRecord(c, db, readId(c.req.valid('param').id), ['event'])
      const event = await readCalendarEvent(db, page.id, { locale, siteUrl })
      c.header('Content-Disposition', contentDisposition('attachment', `${page.title}.ics`))
      const calendar = { name: page.title, events: event ? [event] : [] }
      return sendFile(c, formatCalendar(calendar), { type: 'text/calendar; charset=utf-8' })
    })
}
