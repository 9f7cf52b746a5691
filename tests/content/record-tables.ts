import { type ImportPreview, type ImportResult, recordImportSchema } from '@/lib/contract/administration/record-import'
import type { TestBrowser } from '../accounts'

export type TableText = string | Uint8Array<ArrayBuffer>

export interface TableOptions {
  mapping?: unknown
  /** The hash of the preview. Without it the call is a dry run. */
  hash?: string | undefined
  locale?: string
}

export const joinRows = (...rows: string[]) => rows.join('\r\n')

export async function sendTable(
  browser: TestBrowser,
  type: string,
  text: TableText,
  { mapping, hash, locale = 'de' }: TableOptions,
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

export async function previewTable(
  browser: TestBrowser,
  type: string,
  text: TableText,
  mapping?: unknown,
): Promise<ImportPreview> {
  const response = await sendTable(browser, type, text, { mapping })
  const preview = recordImportSchema.parse(await response.json())
  if (!preview.dry_run) throw new Error('The table was imported.')
  return preview
}

export async function importTable(browser: TestBrowser, type: string, text: TableText): Promise<ImportResult> {
  const { hash } = await previewTable(browser, type, text)
  const response = await sendTable(browser, type, text, { hash })
  const result = recordImportSchema.parse(await response.json())
  if (result.dry_run) throw new Error('The table was not imported.')
  return result
}
