import { editorOf } from '@/features/blocks/editors'
import { dataOf, keysFrom } from '../../core/document'
import { elementsOf, type Finding, findingAt, type Rule, shortened } from '../findings'

/** Tables of data without a head (WCAG 1.3.1). */
export const checkTables: Rule = ({ root }) =>
  elementsOf(root, 'table:not([role="presentation"])')
    .filter((table) => !table.querySelector('th'))
    .map((table) => findingAt(table, 'table-heads', table.textContent))

/** Whether blocks of a model show a film of a service. */
function showsFilm(model: string): boolean {
  const fields = Object.values(editorOf(model)?.fields ?? {})
  return fields.some((field) => field.kind === 'medium' && field.medium === 'video')
}

/** Films whose captions nobody but their author can vouch for (WCAG 1.2.2). */
export const checkFilms: Rule = ({ root, document }) => {
  const own = elementsOf(root, 'video')
    .filter((film) => !film.querySelector('track[kind="captions"], track[kind="subtitles"]'))
    .map((film) => findingAt(film, 'video-captions', film.getAttribute('src') ?? ''))
  const others = keysFrom(document).flatMap((key): Finding[] => {
    if (!showsFilm(document.nodes.get(key)?.model ?? '')) return []
    const { title = '', video_url = '' } = dataOf(document, key) ?? {}
    return [{ rule: 'video-captions', key, subject: shortened(String(title || video_url)) }]
  })
  return [...own, ...others]
}
