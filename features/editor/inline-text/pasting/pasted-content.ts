/** What another program has put into the clipboard. */
export interface PastedContent {
  html: string
  text: string
  /** Word describes its pictures by addresses on the writer's disk; only here are they themselves. */
  rtf?: string
}

/** What a paste brings. */
export function pastedContent({ clipboardData }: ClipboardEvent): PastedContent {
  const read = (type: string) => clipboardData?.getData(type) ?? ''
  return { html: read('text/html'), text: read('text/plain'), rtf: read('text/rtf') }
}
