import { loadForVisitor } from '@/app/frame/load-for-visitor'
import type { RecordFooterProps } from '@/app/frame/record-page'
import { EventSurroundings } from '@/features/events/components/event-surroundings'
import { loadEvent } from '@/features/events/loaders'
import { env } from '@/lib/env'

/** The content below an event; nothing if it cannot be loaded. */
export async function EventFooter({ id, locale }: RecordFooterProps) {
  const event = await loadForVisitor((cookie) => loadEvent(locale, id, cookie))
  if (!event) return null
  const address = new URL(event.url, env().SITE_URL).href
  return <EventSurroundings event={event} locale={locale} address={address} />
}
