import { normalizeText } from '@/lib/contract/common/normalize-text'

/** The content of the clipboard from another program. */
export interface PastedContent {
  html: string
  text: string
  /** Contains the pictures of Word, whose HTML only has paths on the writer's disk. */
  rtf?: string
}

/** Reads the content of a paste event; its plain text is normalized. */
export function readPastedContent({ clipboardData }: ClipboardEvent): PastedContent {
  const readFormat = (type: string) => clipboardData?.getData(type) ?? ''
  return {
    html: readFormat('text/html'),
    text: normalizeText(readFormat('text/plain')),
    rtf: readFormat('text/rtf'),
  }
}
