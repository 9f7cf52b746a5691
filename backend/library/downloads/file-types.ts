interface FileType {
  mime: string
  /**
   * True if browsers may display it (`Content-Disposition: inline`): only types without scripts.
   * Other files are saved.
   */
  isInline?: true
}

/** The accepted file types by extension. */
const byExtension: Record<string, FileType> = {
  pdf: { mime: 'application/pdf', isInline: true },
  txt: { mime: 'text/plain', isInline: true },
  csv: { mime: 'text/csv' },
  ics: { mime: 'text/calendar' },
  jpg: { mime: 'image/jpeg', isInline: true },
  jpeg: { mime: 'image/jpeg', isInline: true },
  png: { mime: 'image/png', isInline: true },
  webp: { mime: 'image/webp', isInline: true },
  mp3: { mime: 'audio/mpeg', isInline: true },
  mp4: { mime: 'video/mp4', isInline: true },
  zip: { mime: 'application/zip' },
  rtf: { mime: 'application/rtf' },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  odt: { mime: 'application/vnd.oasis.opendocument.text' },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { mime: 'application/vnd.oasis.opendocument.presentation' },
}

const inlineTypes = new Set(
  Object.values(byExtension).flatMap(({ mime, isInline }) => (isInline ? [mime] : [])),
)

/** Returns the media type of a file name's extension; undefined if it is not accepted. */
export function findMimeType(name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(byExtension, extension) ? byExtension[extension]?.mime : undefined
}

/** Returns true if browsers may display a type instead of saving it. */
export function opensInBrowser(mime: string): boolean {
  return inlineTypes.has(mime)
}
