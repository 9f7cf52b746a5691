import { editorOf } from '@/features/blocks/editors'
import { findData, keysFrom } from '../../core/document'
import { elementsOf, type Finding, findingAt, type Rule, shortened } from '../findings'

/** Data tables without header cells (WCAG 1.3.1). */
export const checkTables: Rule = ({ root }) =>
  elementsOf(root, 'table:not([role="presentation"])')
    .filter((table) => !table.querySelector('th'))
    .map((table) => findingAt(table, 'table-heads', table.textContent))

/** Whether blocks of a model embed a video of a service. */
function hasEmbeddedVideo(model: string): boolean {
  const fields = Object.values(editorOf(model)?.fields ?? {})
  return fields.some((field) => field.kind === 'medium' && field.medium === 'video')
}

/** Videos without captions, and embedded ones, whose captions cannot be checked (WCAG 1.2.2). */
export const checkVideos: Rule = ({ root, document }) => {
  const own = elementsOf(root, 'video')
    .filter((video) => !video.querySelector('track[kind="captions"], track[kind="subtitles"]'))
    .map((video) => findingAt(video, 'video-captions', video.getAttribute('src') ?? ''))
  const embedded = keysFrom(document).flatMap((key): Finding[] => {
    if (!hasEmbeddedVideo(document.nodes.get(key)?.model ?? '')) return []
    const { title = '', video_url = '' } = findData(document, key) ?? {}
    return [{ rule: 'video-captions', key, subject: shortened(String(title || video_url)) }]
  })
  return [...own, ...embedded]
}
