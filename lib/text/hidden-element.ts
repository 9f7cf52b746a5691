/**
 * Elements whose content is not visible as text. `del` contains deletions that word processors have
 * tracked.
 */
const hiddenNames = new Set(['script', 'style', 'title', 'noscript', 'template', 'option', 'del'])

/** Matches styles that hide text, and the style of comments in Word. */
const hiddenStylePattern =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all|mso-element:\s*comment)/i

/**
 * Matches the classes of comments in Word: of the reference in the text, and of the comment itself.
 */
const commentClassPattern = /(?:^|\s)(?:MsoComment(?:Reference|Text|Subject)|msocom(?:anchor|txt|off|hide))(?:\s|$)/i

/** Attributes by which an element may be hidden. */
export interface HidingAttributes {
  class?: string | null | undefined
  hidden?: string | null | undefined
  style?: string | null | undefined
}

/**
 * Returns true if an element was hidden in its original document, together with its content.
 * Comments and tracked deletions of word processors count as hidden.
 * @param name in lower case
 */
export function isHiddenElement(name: string, attributes: HidingAttributes): boolean {
  const { class: classNames, hidden, style } = attributes
  return (
    hiddenNames.has(name) ||
    typeof hidden === 'string' ||
    hiddenStylePattern.test(normalizeStyle(style ?? '')) ||
    commentClassPattern.test(classNames ?? '')
  )
}

/** Removes white space before colons, as in `display : none`. */
const normalizeStyle = (style: string) => style.replace(/\s+:/g, ':')

/**
 * Matches bookmarks that word processors create for footnotes, comments, headings and
 * cross-references: of Word, LibreOffice and Google Docs.
 */
const bookmarkPattern = /^#(?:_|sd(?:foot|end)note|cmnt|ftnt|h\.|heading=|bookmark=)/i

/**
 * Returns true for a link to a bookmark in a document of a word processor. The bookmark does not
 * exist on the page.
 */
export function isDocumentBookmark(address: string): boolean {
  return bookmarkPattern.test(address.trim())
}
