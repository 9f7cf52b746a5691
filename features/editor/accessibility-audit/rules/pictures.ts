import { findData, keysFrom, pageKey } from '../../core/document'
import { elementsOf, type Finding, findingAt, oneLine, type Rule, shortened } from '../findings'

const maxAltLength = 160
const fileName = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|dscn|pict|image)[ _-]?\d+$/i

/** A picture of the media library, as blocks hold it. */
export interface PictureOnPage {
  key: string
  id: number
  alt: string
}

function isPicture(value: unknown): value is { id: number; alt: string } {
  return typeof value === 'object' && value !== null && 'thumbs' in value && 'id' in value && 'alt' in value
}

/** The pictures that the blocks and the settings of a page hold. */
export function picturesOf(document: Parameters<typeof findData>[0]): PictureOnPage[] {
  return [pageKey, ...keysFrom(document)].flatMap((key) =>
    Object.entries(findData(document, key) ?? {}).flatMap(([field, value]) =>
      isPicture(value) && field !== 'menu_image' ? [{ key, id: value.id, alt: value.alt }] : [],
    ),
  )
}

/** Pictures without an alternative text, or with a meaningless one (WCAG 1.1.1). */
export const checkPictures: Rule = ({ root, document, undescribed }) => {
  const blockFindings = picturesOf(document)
    .filter(({ id }) => undescribed.has(id))
    .map(({ key, id }): Finding => ({ rule: 'picture-undescribed', key, subject: String(id) }))
  const shown = elementsOf(root, 'img').flatMap((picture) => {
    const alt = oneLine(picture.getAttribute('alt') ?? '')
    if (alt.length > maxAltLength) return [findingAt(picture, 'alt-long', alt)]
    return fileName.test(alt) ? [findingAt(picture, 'alt-file-name', alt)] : []
  })
  return [...blockFindings, ...htmlWithout(document, 'img:not([alt])', 'alt-missing'), ...shown]
}

/** Frames without a title (WCAG 4.1.2). */
export const checkFrames: Rule = ({ document }) =>
  htmlWithout(document, 'iframe:not([title]), iframe[title=""]', 'frame-title')

/** Views add what embed code lacks, so the code itself is checked. */
function htmlWithout(
  document: Parameters<typeof findData>[0],
  selector: string,
  rule: 'alt-missing' | 'frame-title',
): Finding[] {
  return keysFrom(document).flatMap((key) => {
    const code = findData(document, key)?.html_code
    if (typeof code !== 'string' || code === '') return []
    const parsed = new DOMParser().parseFromString(code, 'text/html')
    return [...parsed.querySelectorAll(selector)].map((element): Finding => {
      return { rule, key, subject: shortened(element.getAttribute('src') ?? '') }
    })
  })
}
