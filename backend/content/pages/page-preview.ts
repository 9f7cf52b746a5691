import type { DraftReference, PreviewTarget } from '@/backend/library/preview-links/preview-target'
import type { Queryable } from '@/backend/platform/db/client'
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

/** A snapshot, with its record if the link shows a fixed state. */
type PreviewSnapshot = PageSnapshot & { record?: PageRecord | null }

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
  /** Adds the fields of the record. */
  async fixState(db, reference, state): Promise<PreviewSnapshot> {
    const snapshot = state as PageSnapshot
    return Object.assign({}, snapshot, { record: await readShownRecord(db, reference, snapshot) })
  },
  async present(db, reference, { draft }) {
    const { id, locale } = reference
    // The caller stored the value that `readState` or `fixState` returned.
    const snapshot = draft as PreviewSnapshot
    const { modules, toAddress } = await hydrateReferences(db, locale, snapshot.modules, {
      additionalLinks: [snapshot.hero_link],
    })
    const page = {
      ...snapshot,
      modules,
      id,
      hero_link: toAddress(snapshot.hero_link),
      record: snapshot.record ?? (await readShownRecord(db, reference, snapshot)),
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

/**
 * Reads the record of a page without its attachments, because only editors may read the files of a
 * draft.
 */
async function readShownRecord(
  db: Queryable,
  { id, locale }: DraftReference,
  { content_type: contentType }: PageSnapshot,
): Promise<PageRecord | null> {
  const { record } = await readRecord(db, { id, contentType }, locale)
  return record && 'attachments' in record ? { ...record, attachments: null } : record
}
