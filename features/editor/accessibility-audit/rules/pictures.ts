import { findData, listKeysFrom, pageKey } from '../../core/document'
import {
  createFinding,
  type Finding,
  findVisibleElements,
  type Rule,
  shortenSubject,
  toSingleLine,
} from '../findings'

const maxAltLength = 160
const fileNamePattern = /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|dscn|pict|image)[ _-]?\d+$/i

/** A picture of the media library in a block or the settings. */
export interface PictureOnPage {
  key: string
  id: number
  alt: string
}

function isPicture(value: unknown): value is { id: number; alt: string } {
  return typeof value === 'object' && value !== null && 'thumbs' in value && 'id' in value && 'alt' in value
}

/** Lists the pictures of the blocks and the settings of a page. */
export function listPictures(document: Parameters<typeof findData>[0]): PictureOnPage[] {
  return [pageKey, ...listKeysFrom(document)].flatMap((key) =>
    Object.entries(findData(document, key) ?? {}).flatMap(([field, value]) =>
      isPicture(value) && field !== 'menu_image' ? [{ key, id: value.id, alt: value.alt }] : [],
    ),
  )
}

/** Finds pictures with a missing or meaningless alternative text (WCAG 1.1.1). */
export const checkPictures: Rule = ({ root, document, undescribed }) => {
  const blockFindings = listPictures(document)
    .filter(({ id }) => undescribed.has(id))
    .map(({ key, id }): Finding => ({ rule: 'picture-undescribed', key, subject: String(id) }))
  const imageFindings = findVisibleElements(root, 'img').flatMap((picture) => {
    const alt = toSingleLine(picture.getAttribute('alt') ?? '')
    if (alt.length > maxAltLength) return [createFinding(picture, 'alt-long', alt)]
    return fileNamePattern.test(alt) ? [createFinding(picture, 'alt-file-name', alt)] : []
  })
  return [...blockFindings, ...checkHtmlCode(document, 'img:not([alt])', 'alt-missing'), ...imageFindings]
}

/** Finds frames without a title (WCAG 4.1.2). */
export const checkFrames: Rule = ({ document }) =>
  checkHtmlCode(document, 'iframe:not([title]), iframe[title=""]', 'frame-title')

/** Checks the embed code itself, since views add missing attributes. */
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
