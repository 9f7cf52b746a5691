import { parseId } from '@/lib/text/parse-id'
import { NotFoundError } from '../../errors'

/** Parses an id in a path. @throws NotFoundError */
export function readId(value: string): number {
  const id = parseId(value)
  if (id === null) throw new NotFoundError()
  return id
}

/**
 * Parses the id of a filter. An invalid id becomes 0, which matches no record because ids start at
 * 1.
 */
export const parseFilterId = (value: string | undefined): number | null => (value ? (parseId(value) ?? 0) : null)
