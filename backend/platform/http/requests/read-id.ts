import { NotFoundError } from '../../errors'

/**
 * Parses the id of a record in a path.
 * @throws NotFoundError for an invalid id
 */
export function readId(value: string): number {
  const id = parseId(value)
  if (id === null) throw new NotFoundError()
  return id
}

/** Parses the id in a filter; null if it is invalid. */
export function parseId(value: string): number | null {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
