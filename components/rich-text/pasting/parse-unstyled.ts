/**
 * Parses HTML from another program into an inert document. Removes style and script elements and
 * converts style attributes to `data-style`, because the content security policy also forbids
 * styles in parsed documents.
 */
export function parseUnstyled(html: string): Document {
  const unstyled = html.replaceAll(markupPattern, (text, rawElement?: string) =>
    rawElement ? '' : text.replaceAll(valueOrStylePattern, (part) => (part[0] === '=' ? part : 'data-style')),
  )
  return new DOMParser().parseFromString(unstyled, 'text/html')
}

/** Returns the content of all style elements in the HTML. */
export function getStyleSheets(html: string): string {
  return [...html.matchAll(markupPattern)]
    .map(([, rawElement, content]) => (rawElement?.toLowerCase() === 'style' ? content : ''))
    .join('\n')
}

// The lookaheads prevent exponential time for a tag without an end.
const attributeValue = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*(?=[\s>])|(?=>))/.source
const attributes = `(?:${attributeValue}|[^=>])*`
/** Matches style and script elements, and other tags with values such as `title="<style>"`. */
const markupPattern = new RegExp(`<(style|script)\\b${attributes}>(.*?)</\\1\\s*>|<[a-z]${attributes}>`, 'gis')
const valueOrStylePattern = new RegExp(`${attributeValue}|(?<=[\\s"'/])style(?=\\s*=)`, 'gi')
