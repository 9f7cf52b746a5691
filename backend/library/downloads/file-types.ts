interface FileType {
  mime: string
  /**
   * True if browsers may display the file (`Content-Disposition: inline`), because the type cannot
   * contain scripts. Otherwise browsers save the file.
   */
  isInline?: true
}

/** The accepted file types by extension. */
const typesByExtension: Record<string, FileType> = {
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

const inlineTypes = new Set(Object.values(typesByExtension).flatMap(({ mime, isInline }) => (isInline ? [mime] : [])))

/** Returns the media type for the extension of a file name; undefined if it is not accepted. */
export function findMimeType(name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension]?.mime : undefined
}

/** Returns true if browsers may display files of a media type; they save other types. */
export function isShownInBrowser(mime: string): boolean {
  return inlineTypes.has(mime)
}
