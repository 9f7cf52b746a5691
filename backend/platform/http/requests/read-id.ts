import { NotFoundError } from '../../errors'

/** Parses an id in a path. @throws NotFoundError */
export function readId(value: string): number {
  const id = parseId(value)
  if (id === null) throw new NotFoundError()
  return id
}

/** Parses an id; null if invalid. */
export function parseId(value: string): number | null {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
