/** Converts preformatted text, such as code, to paragraphs with its line breaks and indentation. */
export function keepCodeLines(body: Element): void {
  for (const code of body.querySelectorAll('pre')) {
    const paragraph = body.ownerDocument.createElement('p')
    const lines = code.textContent.replace(/^\n|\n$/g, '').split('\n')
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(body.ownerDocument.createElement('br'))
      paragraph.append(keepSpaces(line.replaceAll('\t', '    ')))
    }
    code.replaceWith(paragraph)
  }
}

/** Converts the spaces that a paragraph would collapse to no-break spaces. */
const keepSpaces = (line: string) => line.replaceAll(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length))
