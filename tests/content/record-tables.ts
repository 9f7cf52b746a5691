import {
  type ImportPreview,
  type ImportResult,
  recordImportSchema,
} from '@/lib/contract/administration/record-import'
import type { TestBrowser } from '../accounts'

export type TableText = string | Uint8Array<ArrayBuffer>

export interface Sent {
  mapping?: unknown
  /** Of the preview; without it nothing is imported. */
  hash?: string | undefined
  locale?: string
}

/** The lines of a table of CSV. */
export const table = (...rows: string[]) => rows.join('\r\n')

/** Sends a table for records of a type. */
export async function sendTable(
  browser: TestBrowser,
  type: string,
  text: TableText,
  { mapping, hash, locale = 'de' }: Sent,
) {
  const form = new FormData()
  form.set('file', new File([text], 'Tabelle.csv'))
  if (mapping !== undefined) {
    form.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping))
  }
  if (hash !== undefined) {
    form.set('hash', hash)
    form.set('dry_run', 'false')
  }
  return browser.call('POST', `/${locale}/api/administration/${type}/import/`, form)
}

/** What a table would do. */
export async function previewTable(
  browser: TestBrowser,
  type: string,
  text: TableText,
  mapping?: unknown,
): Promise<ImportPreview> {
  const answer = await sendTable(browser, type, text, { mapping })
  const parsed = recordImportSchema.parse(await answer.json())
  if (!parsed.dry_run) throw new Error('It was imported.')
  return parsed
}

/** Imports a table as its preview says. */
export async function importTable(
  browser: TestBrowser,
  type: string,
  text: TableText,
): Promise<ImportResult> {
  const { hash } = await previewTable(browser, type, text)
  const answer = await sendTable(browser, type, text, { hash })
  const parsed = recordImportSchema.parse(await answer.json())
  if (parsed.dry_run) throw new Error('It was not imported.')
  return parsed
}
