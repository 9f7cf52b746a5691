const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

/** Decodes a picture in a data URL. Returns null for other addresses. */
export function decodeDataUrl(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\s\S]+)$/i.exec(address) ?? []
  const extension = extensions[type.toLowerCase()]
  if (!extension) return null
  try {
    return createFile(
      type.toLowerCase(),
      Uint8Array.from(atob(data), (character) => character.charCodeAt(0)),
    )
  } catch {
    return null
  }
}

/**
 * Extracts the PNG and JPEG pictures of an RTF text in order. Each is a group `{\\pict … \\pngblip
 * … digits}` with hexadecimal digits after control words and groups. The copies for old readers
 * after `\\nonshppict` are ignored.
 */
export function extractRtfPictures(rtf: string): File[] {
  return [...rtf.matchAll(/\\nonshppict\s*\{\\pict\b|\{\\pict\b/g)].flatMap((match) => {
    const description = getGroupText(rtf, match.index + match[0].length)
    const [, format] = /\\(png|jpeg)blip\b/.exec(description) ?? []
    if (!format || match[0].startsWith('\\nonshppict')) return []
    const digits = (/[\da-f\s]*$/i.exec(description)?.[0] ?? '').replaceAll(/\s/g, '')
    return digits === '' ? [] : [createFile(`image/${format}`, parseHex(digits))]
  })
}

/** Returns the text of the open RTF group from a position to its end, without nested groups. */
function getGroupText(rtf: string, start: number): string {
  let text = ''
  let depth = 0
  let textStart = start
  for (let index = start; index < rtf.length; index += 1) {
    const character = rtf[index]
    if (character !== '{' && character !== '}') continue
    if (depth === 0) text += rtf.slice(textStart, index)
    textStart = index + 1
    depth += character === '{' ? 1 : -1
    if (depth < 0) return text
  }
  return text
}

function parseHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}

function createFile(type: string, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], `${type.split('/')[0]}.${extensions[type]}`, { type })
}
