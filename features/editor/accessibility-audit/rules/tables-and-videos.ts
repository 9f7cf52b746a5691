import { getBlockEditor } from '@/features/blocks/editors'
import { findData, listKeysFrom } from '../../core/document'
import { createFinding, type Finding, findVisibleElements, type Rule, shortenSubject } from '../findings'

/** Finds data tables without header cells (WCAG 1.3.1). */
export const checkTables: Rule = ({ root }) =>
  findVisibleElements(root, 'table:not([role="presentation"])')
    .filter((table) => !table.querySelector('th'))
    .map((table) => createFinding(table, 'table-heads', table.textContent))

/** Returns true if blocks of the model embed a video of an external service. */
function hasEmbeddedVideo(model: string): boolean {
  const fields = Object.values(getBlockEditor(model)?.fields ?? {})
  return fields.some((field) => field.kind === 'medium' && field.medium === 'video')
}

/**
 * Finds videos without captions and embedded videos, whose captions cannot be checked (WCAG 1.2.2).
 */
export const checkVideos: Rule = ({ root, document }) => {
  const ownVideos = findVisibleElements(root, 'video')
    .filter((video) => !video.querySelector('track[kind="captions"], track[kind="subtitles"]'))
    .map((video) => createFinding(video, 'video-captions', video.getAttribute('src') ?? ''))
  const embeddedVideos = listKeysFrom(document).flatMap((key): Finding[] => {
    if (!hasEmbeddedVideo(document.nodes.get(key)?.model ?? '')) return []
    const { title = '', video_url = '' } = findData(document, key) ?? {}
    return [{ rule: 'video-captions', key, subject: shortenSubject(String(title || video_url)) }]
  })
  return [...ownVideos, ...embeddedVideos]
}
