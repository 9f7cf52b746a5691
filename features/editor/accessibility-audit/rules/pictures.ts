import { findData, listKeysFrom, pageKey } from '../../core/document'
import { createFinding, type Finding, findVisibleElements, type Rule, shortenSubject, toSingleLine } from '../findings'

const maxAltLength = 160
/** Matches a file name, or a name that a camera gives, such as `IMG_1234`. */
const fileNamePattern = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|dscn|pict|image)[ _-]?\d+$/i

/** A picture from the media library that a block or the page's settings contain. */
export interface PictureOnPage {
  key: string
  id: number
  alt: string
}

function isPicture(value: unknown): value is { id: number; alt: string } {
  return typeof value === 'object' && value !== null && 'thumbs' in value && 'id' in value && 'alt' in value
}

/** Lists the pictures in the blocks and settings of a page, except the picture for the menu. */
export function listPictures(document: Parameters<typeof findData>[0]): PictureOnPage[] {
  return [pageKey, ...listKeysFrom(document)].flatMap((key) =>
    Object.entries(findData(document, key) ?? {}).flatMap(([field, value]) =>
      isPicture(value) && field !== 'menu_image' ? [{ key, id: value.id, alt: value.alt }] : [],
    ),
  )
}

/** Finds pictures whose alternative text is missing, too long or a file name (WCAG 1.1.1). */
export const checkPictures: Rule = ({ root, document, undescribedIds }) => {
  const blockFindings = listPictures(document)
    .filter(({ id }) => undescribedIds.has(id))
    .map(({ key, id }): Finding => ({ rule: 'picture-undescribed', key, subject: String(id) }))
  const imageFindings = findVisibleElements(root, 'img').flatMap((picture) => {
    const alt = toSingleLine(picture.getAttribute('alt') ?? '')
    if (alt.length > maxAltLength) return [createFinding(picture, 'alt-long', alt)]
    return fileNamePattern.test(alt) ? [createFinding(picture, 'alt-file-name', alt)] : []
  })
  return [...blockFindings, ...checkHtmlCode(document, 'img:not([alt])', 'alt-missing'), ...imageFindings]
}

/** Finds `iframe` elements without a title (WCAG 4.1.2). */
export const checkFrames: Rule = ({ document }) =>
  checkHtmlCode(document, 'iframe:not([title]), iframe[title=""]', 'frame-title')

/**
 * Finds elements in the embed code that editors entered. The rendered page cannot be checked,
 * because the block's view adds missing attributes.
 */
function checkHtmlCode(
  document: Parameters<typeof findData>[0],
  selector: string,
  rule: 'alt-missing' | 'frame-title',
): Finding[] {
  return listKeysFrom(document).flatMap((key) => {
    const code = findData(document, key)?.html_code
    if (typeof code !== 'string' || code === '') return []
    const parsedDocument = new DOMParser().parseFromString(code, 'text/html')
    return [...parsedDocument.querySelectorAll(selector)].map((element): Finding => {
      return { rule, key, subject: shortenSubject(element.getAttribute('src') ?? '') }
    })
  })
}
