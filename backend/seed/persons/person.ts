import type { Localized } from '../../db/schema/columns'

/** A category of demo persons. */
export interface SeedPersonCategory {
  key: string
  title: Localized
}

/** A demo person; the first category is the person's section of the contact list. */
export interface SeedPerson {
  key: string
  name: string
  title: Localized
  function: Localized
  email: string
  phone: string
  categories: string[]
}

type Row = [name: string, german: string, english: string, options?: { title?: string; also?: string[] }]

/**
 * The persons of a category, in their order. Addresses and keys come from the names; phone numbers count up from
 * `extension` within a range that is reserved for use in media.
 */
export function personsOf(category: string, extension: number, rows: readonly Row[]): SeedPerson[] {
  return rows.map(([name, german, english, { title = '', also = [] } = {}], index) => {
    const key = plainName(name)
    return {
      key,
      name,
      title: { de: title, en: title.replaceAll('.', '') },
      function: { de: german, en: english },
      email: `${key}@vbo.example.org`,
      phone: `+49 30 23125 ${extension + index}`,
      categories: [category, ...also],
    }
  })
}

const spelling: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', ł: 'l', ı: 'i' }

/** A name as addresses have it: `Jörg Weiß` is `joerg.weiss`. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßøłı]/g, (letter) => spelling[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll(' ', '.')
}
