import { ElementType, parseDocument } from 'htmlparser2'

/** Whether something entered is code rather than an address. */
export function isCode(entered: string): boolean {
  return entered.startsWith('<')
}

/**
 * The addresses in the code that services offer for embedding, the likeliest first: that of its frame, else those that a
 * quotation names (posts of social networks), the last link first.
 */
export function addressesInCode(code: string): string[] {
  const frames: string[] = []
  const quoted: string[] = []
  const waiting = [...parseDocument(code).children]
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (node.type !== ElementType.Tag) continue
    const { src, href, cite, 'data-instgrm-permalink': permalink } = node.attribs
    if (node.name === 'iframe' && src) frames.push(src)
    for (const address of [href, cite, permalink]) if (address) quoted.unshift(address)
    waiting.unshift(...node.children)
  }
  return frames.length > 0 ? frames : quoted
}
