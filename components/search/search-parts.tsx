import type { SearchPart } from '@/lib/contract/site/search'

/** A text with its matches marked. */
export function SearchParts({ parts }: { parts: readonly SearchPart[] }) {
  return parts.map(({ text, is_hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    is_hit ? <mark key={index}>{text}</mark> : text,
  )
}
