import type { PreviewTarget } from '@/backend/library/preview-links/preview-target'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { NotFoundError } from '@/backend/platform/errors'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { hydrateReferences } from '../module-content/hydrate-references'
import { filterVisibleRows } from '../module-content/visible-rows'
import { readRecord } from '../records/read-record'
import { createDraftSnapshot } from './page-snapshot'
import { mayEditPages, toPathAudience } from './policy'
import { readAudience } from './update-audience'
import { readWorkingCopy, selectWorkingModules } from './working-copy'

/**
 * Previews of the working copies of pages, including records that are pages. Restricted pages have
 * no preview.
 */
export const pagePreviews: PreviewTarget = {
  may: mayEditPages,
  async readState(db, { id, locale }) {
    const copy = await readWorkingCopy(db, id, locale).catch((error: unknown) => {
      if (error instanceof NotFoundError) return null
      throw error
    })
    const isPublic = copy !== null && toPathAudience(copy.text.path) === null
    if (!isPublic || (await readAudience(db, locale, id)) !== null) return null
    return await createDraftSnapshot(
      db,
      copy.page,
      copy.text,
      filterVisibleRows(await selectWorkingModules(db, id, locale)),
    )
  },
  async present(db, { id, locale }, { draft }) {
    // The caller stored the value that `readState` returned.
    const snapshot = draft as PageSnapshot
    const { modules, toAddress } = await hydrateReferences(db, locale, snapshot.modules, {
      additionalLinks: [snapshot.hero_link],
    })
    const { record } = await readRecord(db, { id, contentType: snapshot.content_type }, locale)
    const page = {
      ...snapshot,
      modules,
      id,
      hero_link: toAddress(snapshot.hero_link),
      record: record && withoutFiles(record),
      is_online: false,
      urls: { de: null, en: null },
      // Omitted, because the titles may be unpublished or restricted to members.
      parents: [],
      siblings: [],
      settings_url: null,
    }
    return { type: 'page', page }
  },
}

/** Removes the attachments, because only editors may read the files of a draft. */
function withoutFiles(record: PageRecord): PageRecord {
  return 'attachments' in record ? { ...record, attachments: null } : record
}
