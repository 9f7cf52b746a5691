import type { Author } from '@/backend/platform/access/author'
import type { Database } from '@/backend/platform/db/client'
import { toSlug } from '@/lib/contract/common/slug'
import type { EventCreation } from '@/lib/contract/pages/event'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import type { EventRecord } from '@/lib/contract/records/event-record'
import { createRecordPage } from '../page-tree/create-record'
import { type EventPage, getEventAudience } from '../records/read-event-record'
import { insertEvent, type ResolvedEvent } from './event-fields'

type Texts = Pick<Partial<EventCreation>, 'title' | 'slug' | 'teaser' | 'image' | 'audience'>

/**
 * Converts texts and audience of an event to settings of its page.
 * @param page the stored page. If its audience does not change, the groups that editors chose stay.
 */
export function toPageSettings(texts: Texts, page?: EventPage): PageSettings {
  const { title, slug, teaser, image, audience } = texts
  const isAudienceChanged = audience !== undefined && audience !== (page ? getEventAudience(page) : 'public')
  return {
    title,
    slug,
    hero_text: teaser,
    hero_image: image,
    ...(isAudienceChanged && restrictions[audience]),
  }
}

const restrictions: Record<EventRecord['audience'], PageSettings> = {
  public: { groups: [], is_for_users: false },
  members: { groups: ['Mitglied'] },
}

/**
 * Creates an unpublished event in one language.
 * @returns the id of its page
 * @throws ConflictError if another page has the address
 */
export async function createEvent(
  db: Pick<Database, 'transaction'>,
  event: Texts & { title: string },
  resolvedEvent: ResolvedEvent,
  author: Author,
): Promise<number> {
  return await db.transaction(async (transaction) => {
    const { title, slug = toSlug(title) || 'termin' } = event
    const pageId = await createRecordPage(transaction, 'event', { ...toPageSettings(event), title, slug }, author)
    await insertEvent(transaction, pageId, resolvedEvent, author.now)
    return pageId
  })
}
