import { toText } from '@/lib/api/to-text'

/** A member as a line of the directory shows it. */
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

/** The line that an organization of an answer makes; null for what is none, or has no place. */
export function directoryLineOf(item: Record<string, unknown>): DirectoryLine | null {
  const { id, url, title } = item
  const place = toText(item.place)
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string' || place === '')
    return null
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
