import { NotFoundError } from '../../errors'

/**
 * The number in an address that names a record.
 * @throws NotFoundError for what can be no id
 */
export function readId(value: string): number {
  const id = parseId(value)
  if (id === null) throw new NotFoundError()
  return id
}

/** The same for a filter: what can be no id names nothing, so it is null. */
export function parseId(value: string): number | null {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
