import { toPathname } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { isRecordType, type RecordType, recordTypes } from '@/lib/contract/records/record'
import { UsageError } from '@/lib/node/command-line.mjs'
import { parseId } from '@/lib/text/parse-id'

export type SingleItem = SinglePage | SinglePicture
export type SinglePage =
  | { kind: 'page'; locale: Locale; path: string }
  | { kind: 'record'; type: RecordType; id: number }
export interface SinglePicture {
  kind: 'picture'
  id: number
}

interface ItemOptions {
  page?: string | undefined
  record?: string | undefined
  picture?: string | undefined
}

/**
 * Parses the option that selects an item; null without one.
 * @throws UsageError for several or invalid options
 */
export function parseSingleItem({ page, record, picture }: ItemOptions): SingleItem | null {
  const targets: SingleItem[] = []
  if (page !== undefined) targets.push(parsePage(page))
  if (record !== undefined) targets.push(parseRecord(record))
  if (picture !== undefined) targets.push(parsePicture(picture))
  if (targets.length > 1) throw new UsageError('Only one of --page, --record and --picture is allowed.')
  return targets[0] ?? null
}

function parsePage(address: string): SinglePage {
  const [, locale = '', path = ''] = /^\/([^/]+)(?:\/(.+))?$/s.exec(decodeOrKeep(toPathname(address))) ?? []
  if (!isLocale(locale))
    throw new UsageError(
      '--page takes the address of a page with its language and without the host: --page /de/ueber-uns',
    )
  return { kind: 'page', locale, path }
}

function parseRecord(text: string): SinglePage {
  const [, type = '', id] = /^([^/]+)\/([1-9]\d{0,8})$/.exec(text) ?? []
  if (!isRecordType(type))
    throw new UsageError(
      `--record takes a type (${recordTypes.join(', ')}) and the number of the record: --record press_release/12`,
    )
  return { kind: 'record', type, id: Number(id) }
}

function parsePicture(text: string): SinglePicture {
  const id = parseId(text)
  if (id === null) throw new UsageError('--picture takes the number of a picture: --picture 7')
  return { kind: 'picture', id }
}
