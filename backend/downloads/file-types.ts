interface FileType {
  mime: string
  /** Whether browsers may show it: only what they do not run scripts of. Everything else is saved. */
  opens?: true
}

/** The files that are taken in, by the ending of their names. */
const byEnding: Record<string, FileType> = {
  pdf: { mime: 'application/pdf', opens: true },
  txt: { mime: 'text/plain', opens: true },
  csv: { mime: 'text/csv' },
  ics: { mime: 'text/calendar' },
  jpg: { mime: 'image/jpeg', opens: true },
  jpeg: { mime: 'image/jpeg', opens: true },
  png: { mime: 'image/png', opens: true },
  webp: { mime: 'image/webp', opens: true },
  mp3: { mime: 'audio/mpeg', opens: true },
  mp4: { mime: 'video/mp4', opens: true },
  zip: { mime: 'application/zip' },
  rtf: { mime: 'application/rtf' },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  odt: { mime: 'application/vnd.oasis.opendocument.text' },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { mime: 'application/vnd.oasis.opendocument.presentation' },
}

const opening = new Set(Object.values(byEnding).flatMap(({ mime, opens }) => (opens ? [mime] : [])))

/** The media type for a file name's extension; undefined if it is not accepted. */
export function mimeOfName(name: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(byEnding, ending) ? byEnding[ending]?.mime : undefined
}

/** Whether browsers may show a type instead of saving it. */
export function opensInBrowser(mime: string): boolean {
  return opening.has(mime)
}
