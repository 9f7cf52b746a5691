import { parseHtml } from '#parse-html'

/** Returns true if the input is HTML code rather than an address. */
export function isCode(text: string): boolean {
  return text.startsWith('<')
}

/**
 * Returns the candidate addresses in an embed code: those of frames, otherwise those of quotations
 * and links (posts of social networks), the last link first.
 */
export function addressesInCode(code: string): string[] {
  const frames: string[] = []
  const links: string[] = []
  const queue = [...parseHtml(code)]
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (node.type === 'text') continue
    const { src, href, cite, 'data-instgrm-permalink': permalink } = node.attributes
    if (node.name === 'iframe' && src) frames.push(src)
    for (const address of [href, cite, permalink]) if (address) links.unshift(address)
    queue.unshift(...node.children)
  }
  return frames.length > 0 ? frames : links
}
