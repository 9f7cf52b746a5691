import { toText } from '@/lib/api/to-text'

export interface DirectoryLine {
  id: number
  url: string
  title: string
  kind: string
  street: string
  zip: string
  place: string
  phone: string
}

/** Converts an organization of a response to a line; null for invalid data or without a place. */
export function toDirectoryLine(item: Record<string, unknown>): DirectoryLine | null {
  const { id, url, title } = item
  const place = toText(item.place)
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string' || place === '') return null
  return {
    id,
    url,
    title,
    place,
    kind: toText(item.kind),
    street: toText(item.street),
    zip: toText(item.zip),
    phone: toText(item.phone),
  }
}
