import { eq } from 'drizzle-orm'
import type { PreviewState, PreviewTarget } from '@/backend/library/preview-links/preview-target'
import { pages } from '@/backend/platform/db/schema/content/pages'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { NotFoundError } from '@/backend/platform/errors'
import type { DownloadFile } from '@/lib/contract/records/download'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { hydrateReferences } from '../module-content/hydrate-references'
import { filterVisibleRows } from '../module-content/visible-rows'
import { listPressPictures } from '../records/press-pictures'
import { readRecord } from '../records/read-record'
import { createDraftSnapshot } from './page-snapshot'
import { mayShare, toPathAudience } from './policy'
import { readAudience } from './update-audience'
import { readWorkingCopy, selectWorkingModules } from './working-copy'

/** A snapshot, with its record if the link shows a fixed state. */
type PreviewSnapshot = PageSnapshot & { record?: PageRecord | null }

/**
 * Previews of the working copies of pages, including records that are pages. Restricted pages have
 * no preview.
 */
export const pagePreviews: Omit<PreviewTarget, 'addComment'> = {
  async loadRight(db, id) {
    const [page] = await db.select({ contentType: pages.contentType }).from(pages).where(eq(pages.id, id))
    return mayShare(page?.contentType ?? 'page')
  },
  async readState(db, { id, locale }) {
    const copy = await readWorkingCopy(db, id, locale).catch((error: unknown) => {
      if (error instanceof NotFoundError) return null
      throw error
    })
    const isPublic = copy !== null && toPathAudience(copy.text.path) === null
    if (!isPublic || (await readAudience(db, locale, id)) !== null) return null
    const rows = filterVisibleRows(await selectWorkingModules(db, id, locale))
    return await createDraftSnapshot(db, { ...copy, rows })
  },
  /** Adds the fields of the record. */
  async createFixedState(db, { id, locale }, state): Promise<PreviewSnapshot> {
    const snapshot = state as PageSnapshot
    const { record } = await readRecord(db, { id, contentType: snapshot.content_type }, locale)
    return Object.assign({}, snapshot, { record })
  },
  async present(db, { id, locale }, { draft, toFileUrl }) {
    // The caller stored the value that `readState` or `createFixedState` returned.
    const snapshot = draft as PreviewSnapshot
    const { modules, toAddress } = await hydrateReferences(db, locale, snapshot.modules, {
      additionalLinks: [snapshot.hero_link],
    })
    const { content_type: contentType, record: fixedRecord } = snapshot
    const { record } = await readRecord(db, { id, contentType }, locale)
    const page = {
      ...snapshot,
      modules,
      id,
      hero_link: toAddress(snapshot.hero_link),
      record: shareFiles(fixedRecord ?? record, record, toFileUrl),
      is_online: false,
      urls: { de: null, en: null },
      // Omitted, because the titles may be unpublished or restricted to members.
      parents: [],
      siblings: [],
      settings_url: null,
    }
    const isRelease = contentType === 'press_release'
    const pictures = isRelease ? await listPressPictures(db, page, (image) => toFileUrl('pictures', image)) : []
    return { type: 'page', page, pictures }
  },
}

/**
 * Sets the addresses of a record's attachments to those for readers of the preview link. Omits
 * files of a fixed state that were replaced or removed later.
 */
function shareFiles(
  record: PageRecord | null,
  currentRecord: PageRecord | null,
  toFileUrl: PreviewState['toFileUrl'],
): PageRecord | null {
  if (!record || !('attachments' in record) || !record.attachments) return record
  const currentFiles = listAttachments(currentRecord)
  const isCurrent = (file: DownloadFile) =>
    currentFiles.some(({ id, published }) => id === file.id && published === file.published)
  const files = record.attachments.files
    .filter(isCurrent)
    .map((file) => ({ ...file, url: toFileUrl('files', file.id) }))
  return { ...record, attachments: { ...record.attachments, files, zip: null } }
}

const listAttachments = (record: PageRecord | null): DownloadFile[] =>
  record && 'attachments' in record ? (record.attachments?.files ?? []) : []
