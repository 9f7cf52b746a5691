const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

/** The picture that an address itself holds; null for one that only says where a picture lies. */
export function pictureFile(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\s\S]+)$/i.exec(address) ?? []
  const ending = endings[type.toLowerCase()]
  if (!ending) return null
  try {
    return fileOf(
      type.toLowerCase(),
      Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
    )
  } catch {
    return null
  }
}

/**
 * The PNG and JPEG pictures of an RTF text, in their order. Each is a group `{\\pict … \\pngblip … digits}`: hexadecimal digits
 * behind words and groups that describe it. Most stand there once more for old readers, behind `\\nonshppict`.
 */
export function picturesInRtf(rtf: string): File[] {
  return [...rtf.matchAll(/\\nonshppict\s*\{\\pict\b|\{\\pict\b/g)].flatMap((match) => {
    const description = ownText(rtf, match.index + match[0].length)
    const [, format] = /\\(png|jpeg)blip\b/.exec(description) ?? []
    if (!format || match[0].startsWith('\\nonshppict')) return []
    const digits = (/[\da-f\s]*$/i.exec(description)?.[0] ?? '').replaceAll(/\s/g, '')
    return digits === '' ? [] : [fileOf(`image/${format}`, bytesOf(digits))]
  })
}

/** The text of the group of an RTF text that is open at a place, from there to its end, without the groups in it. */
function ownText(rtf: string, start: number): string {
  let [text, depth, from] = ['', 0, start]
  for (let at = start; at < rtf.length; at += 1) {
    const sign = rtf[at]
    if (sign !== '{' && sign !== '}') continue
    if (depth === 0) text += rtf.slice(from, at)
    from = at + 1
    depth += sign === '{' ? 1 : -1
    if (depth < 0) return text
  }
  return text
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}

function fileOf(type: string, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], `${type.split('/')[0]}.${endings[type]}`, { type })
}
