import { sql } from 'drizzle-orm'
import { readDraft, readVersion } from '@/backend/content/pages/page-draft'
import { readAudience } from '@/backend/content/pages/update-audience'
import { loadAttachmentsAudience } from '@/backend/library/downloads/attachments-audience'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { findDirectory, listDirectoryFiles } from '@/backend/library/downloads/store'
import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { DispatchContent, ResolvedEntry } from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import { sanitizeRichText } from '@/backend/platform/html/rich-text'
import { loadSiteIdentity, type SiteIdentity } from '@/backend/platform/mail/site-identity'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { toMailtoUrl } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Person } from '@/lib/contract/records/person'
import { fillIn } from '@/lib/text/fill-in'
import { formatDateTime } from '@/lib/time-in-words'
import { escapeXml } from '@/lib/xml'
import { renderReleaseBlocks } from '../rendering/render-release-blocks'

type Env = Pick<BackendEnv, 'SITE_URL'>

/** A press release in some languages. */
interface ResolvedRelease {
  id: number
  languages: readonly Locale[]
  /** True to use the planned version of a language that is not public yet. */
  isEmbargoed: boolean
  /** Null for a test mail, which also shows unplanned drafts. */
  dispatchId: number | null
}

/** One language of a release, with its public and its planned version. */
type ReleaseLanguage = {
  locale: Locale
  path: string
  publishedId: number | null
  plannedId: number | null
  publishAt: Date | string | null
}

/**
 * Resolves the content of a press release in its languages that are public, planned under an
 * embargo or part of a test. The address of a file that is not public needs the reader's key.
 */
export async function resolveReleaseContent(
  db: Queryable,
  release: ResolvedRelease,
  env: Env,
): Promise<Partial<Record<Locale, DispatchContent>>> {
  const content: Partial<Record<Locale, DispatchContent>> = {}
  for (const language of await loadReleaseLanguages(db, release.id)) {
    const { locale, publishedId, publishAt } = language
    const page = release.languages.includes(locale) ? await readRelease(db, release, language) : null
    if (!page) continue
    const isUnderEmbargo = release.isEmbargoed && publishedId === null && publishAt !== null
    const embargo = isUnderEmbargo ? formatDateTime(new Date(publishAt), locale) : null
    const { texts } = await loadSiteIdentity(db, env, locale)
    const facts = { ...language, texts, embargo, dispatchId: release.dispatchId }
    content[locale] = await toContent(db, page, facts, env)
    if (isUnderEmbargo) content[locale].embargo = new Date(publishAt).toISOString()
  }
  return content
}

/** Reads the version of a press release to send; null if there is none. */
async function readRelease(
  db: Queryable,
  { id, isEmbargoed, dispatchId }: ResolvedRelease,
  { locale, publishedId, plannedId }: ReleaseLanguage,
): Promise<PageDraft | null> {
  const isTest = dispatchId === null
  // Without a published version, the audience must be checked: a planned version may be restricted.
  if (!isTest && publishedId === null && (await readAudience(db, locale, id)) !== null) return null
  const versionId = publishedId ?? (isEmbargoed || isTest ? plannedId : null)
  if (versionId !== null) return await readVersion(db, locale, id, versionId)
  return isTest ? await readDraft(db, locale, id) : null
}

interface ContentFacts {
  locale: Locale
  path: string
  texts: SiteIdentity['texts']
  /** End of the embargo in words; null without one. */
  embargo: string | null
  dispatchId: number | null
}

async function toContent(db: Queryable, page: PageDraft, facts: ContentFacts, env: Env): Promise<DispatchContent> {
  const { locale, path, texts, embargo } = facts
  const files = await listAttachments(db, page, facts, env)
  const link = {
    title: texts.press_page,
    text: embargo === null ? '' : fillIn(texts.press_page_later, { time: embargo }),
    url: env.SITE_URL + pageUrl(locale, path),
  }
  return {
    subject: embargo === null ? page.title : fillIn(texts.press_embargo_subject, { title: page.title }),
    preheader: page.hero_text,
    text: await renderText(db, page, facts, env),
    sections: [
      ...(files.length > 0 ? [{ title: texts.press_attachments, entries: files }] : []),
      { title: '', entries: [link] },
    ],
  }
}

async function loadReleaseLanguages(db: Queryable, id: number): Promise<ReleaseLanguage[]> {
  const { rows } = await db.execute<ReleaseLanguage>(sql`
    SELECT text.locale, coalesce(publication.path, text.path) AS path, publication.version_id AS "publishedId",
      schedule.version_id AS "plannedId", schedule.publish_at AS "publishAt"
    FROM page_texts AS text
    LEFT JOIN publications AS publication ON publication.page_id = text.page_id AND publication.locale = text.locale
      AND publication.is_online AND publication.audience IS NULL
    LEFT JOIN schedules AS schedule ON schedule.page_id = text.page_id AND schedule.locale = text.locale
    WHERE text.page_id = ${id}`)
  return rows
}

/** Renders embargo, subtitle, teaser, blocks and contact as rich text with absolute links. */
async function renderText(
  db: Queryable,
  { headline, hero_text: teaser, modules, record }: PageDraft,
  { texts, embargo }: ContentFacts,
  { SITE_URL }: Env,
): Promise<string> {
  const contact = record?.type === 'press_release' ? record.contact : null
  const parts = [
    embargo === null ? '' : renderStrong(fillIn(texts.press_embargo, { time: embargo })),
    headline === '' ? '' : renderStrong(headline),
    teaser === '' ? '' : `<p>${escapeXml(teaser)}</p>`,
    renderReleaseBlocks(modules),
    contact ? renderContact(contact, texts.press_contact) : '',
  ]
  const html = sanitizeRichText(parts.join(''))
  const { toAddress } = await resolveLinks(db, listHtmlLinks(html))
  return replaceHtmlLinks(html, (link) => {
    const address = toAddress(link)
    return address.startsWith('/') ? SITE_URL + address : address
  })
}

const renderStrong = (text: string) => `<p><strong>${escapeXml(text)}</strong></p>`

function renderContact({ title, name, function: position, email, phone }: Person, label: string): string {
  const fullName = [title, name].filter(Boolean).join(' ')
  const lines = [
    `<strong>${escapeXml(label)}</strong>`,
    escapeXml([fullName, position].filter(Boolean).join(', ')),
    email === '' ? '' : `<a href="${escapeXml(toMailtoUrl(email))}">${escapeXml(email)}</a>`,
    escapeXml(phone),
  ]
  return `<p>${lines.filter((line) => line !== '').join('<br>')}</p>`
}

/** Lists the files of a press release. Those of a members' directory are left out. */
async function listAttachments(
  db: Queryable,
  { record }: PageDraft,
  { locale, dispatchId }: ContentFacts,
  { SITE_URL }: Env,
): Promise<ResolvedEntry[]> {
  const directoryId = record?.type === 'press_release' ? record.attachments?.id : undefined
  const row = directoryId === undefined ? undefined : await findDirectory(db, directoryId, false)
  if (!row) return []
  const isPublic = (await loadAttachmentsAudience(db, row.directory)) === null
  const isKeyed = !isPublic && dispatchId !== null
  const files = await listDirectoryFiles(db, [row.directory.id])
  return files.map((file) => ({
    title: file.title[locale] || file.name,
    text: file.name,
    url: isKeyed ? `${SITE_URL}/api/press-dispatches/${dispatchId}/files/${file.id}/` : SITE_URL + fileUrl(file),
    isKeyed,
  }))
}
