import type { z } from 'zod'
import { call } from '@/lib/api/call'
import { type HtmlSelection, htmlSelectionListSchema } from '@/lib/contract/html-selection'
import type { Locale } from '@/lib/contract/locale'
import { pageTreeSchema, type TreePage } from '@/lib/contract/page-tree'
import { type Person, personListSchema, personSchema } from '@/lib/contract/person'

/** What fields choose from. Each list is read once, when it is first needed; null where it cannot be read. Pages are searched. */
export interface Lookups {
  pages: (words: string) => Promise<TreePage[] | null>
  persons: () => Promise<Person[] | null>
  selections: () => Promise<HtmlSelection[] | null>
}

/** The lists of the backend in a language (contract, page editor and data). */
export function createLookups(locale: Locale): Lookups {
  return {
    pages: async (words) => {
      const query = new URLSearchParams(words === '' ? {} : { search: words })
      return (await read(`/${locale}/pageeditor-api/pages/?${query}`, pageTreeSchema))?.results ?? null
    },
    persons: once(async () => {
      const list = await read(`/${locale}/api/persons/?page_size=1000`, personListSchema)
      return list?.results.map((person) => personSchema.parse(person)) ?? null
    }),
    selections: once(async () => {
      const list = await read(`/${locale}/api/html/?page_size=1000`, htmlSelectionListSchema)
      return list?.results ?? null
    }),
  }
}

async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const result = await call(schema, { method: 'GET', path })
  return result.ok ? result.value : null
}

/** Remembers what was read; what could not be read is asked for again the next time. */
function once<Value>(load: () => Promise<Value | null>): () => Promise<Value | null> {
  let loading: Promise<Value | null> | null = null
  return () => {
    loading ??= load().then((value) => {
      if (value === null) loading = null
      return value
    })
    return loading
  }
}
