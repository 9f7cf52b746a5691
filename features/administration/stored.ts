import type { z } from 'zod'

/** What this browser keeps under a name; null for nothing, or for what is no such thing any more. */
export function readStored<Schema extends z.ZodType>(schema: Schema, key: string): z.output<Schema> | null {
  try {
    return (
      schema.safeParse(JSON.parse(localStorage.getItem(`buehnenhaus.administration.${key}`) ?? '')).data ??
      null
    )
  } catch {
    return null
  }
}

/** Keeps something in this browser, or forgets it (null). A storage that is full or forbidden keeps nothing. */
export function writeStored(key: string, value: unknown): void {
  try {
    const name = `buehnenhaus.administration.${key}`
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Comfort alone is lost.
  }
}
