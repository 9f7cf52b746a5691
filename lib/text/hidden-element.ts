/** Elements without visible text, and tracked deletions of word processors. */
const hiddenNames = new Set(['script', 'style', 'title', 'noscript', 'template', 'option', 'del'])

/** Styles of hidden text, and of comments in Word. */
const hiddenStyle =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all|mso-element:\s*comment)/i

/** Classes of comments in Word: the reference in the text, and the comment. */
const commentClass = /(?:^|\s)(?:MsoComment(?:Reference|Text|Subject)|msocom(?:anchor|txt|off|hide))(?:\s|$)/i

/** Attributes of an element that may hide it. */
export interface HidingAttributes {
  class?: string | null | undefined
  hidden?: string | null | undefined
  style?: string | null | undefined
}

/**
 * Returns true if an element and its content are hidden where they were written: hidden text, and
 * comments and tracked deletions of word processors.
 * @param name in lower case
 */
export function isHiddenElement(name: string, attributes: HidingAttributes): boolean {
  const { class: classNames, hidden, style } = attributes
  return (
    hiddenNames.has(name) ||
    typeof hidden === 'string' ||
    hiddenStyle.test(normalizeStyle(style ?? '')) ||
    commentClass.test(classNames ?? '')
  )
}

/** Removes white space before colons: `display : none`. */
const normalizeStyle = (style: string) => style.replace(/\s+:/g, ':')

/** Bookmarks that word processors create for footnotes, comments, headings and cross-references. */
const bookmark = /^#(?:_(?:Toc|Ref|Hlk|Hlt|ftn|edn|msocom|msoanchor)|__Ref|sd(?:foot|end)note)/i

/** Returns true for a link to a bookmark of the document of a word processor. */
export function isDocumentBookmark(address: string): boolean {
  return bookmark.test(address.trim())
}
