/**
 * Replaces the placeholders of `deferMarkup` by HTML, which is escaped in router data.
 * @param markup HTML by placeholder
 */
export function insertMarkup(body: Buffer, isDocument: boolean, markup: ReadonlyMap<string, string>): Buffer {
  if (markup.size === 0) return body
  const text = body.toString('utf8').replace(/<!--markup [0-9a-f]{64}-->/g, (comment) => {
    const html = markup.get(comment)
    if (html === undefined) return comment
    return isDocument ? html : JSON.stringify(html).slice(1, -1)
  })
  return Buffer.from(text)
}
