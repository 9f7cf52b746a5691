import type { SearchPart } from '@/lib/contract/site/search'

/** Shows a text and marks the parts that match the search. */
export function SearchParts({ parts }: { parts: readonly SearchPart[] }) {
  return parts.map(({ text, is_hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    is_hit ? <mark key={index}>{text}</mark> : text,
  )
}
