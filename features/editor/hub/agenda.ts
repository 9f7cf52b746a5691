import { type Locale, locales } from '@/lib/contract/locale'
import type { HubPage, PageText } from './page-list'

/** A page in one of its languages, as a line of the hub's overview. */
export interface Line {
  id: number
  locale: Locale
  text: PageText
}

/** A step that is to happen by itself. */
export interface Step extends Line {
  kind: 'publish' | 'unpublish'
  at: string
}

function linesOf(pages: readonly HubPage[]): Line[] {
  return pages.flatMap(({ id, texts }) =>
    locales.flatMap((locale) => {
      const text = texts[locale]
      return text ? [{ id, locale, text }] : []
    }),
  )
}

/** What waits to be published: changed since, or never published, and not planned to be. */
export function draftsOf(pages: readonly HubPage[]): Line[] {
  return linesOf(pages).filter(({ text }) => text.isChanged && text.publishAt === null)
}

/** What is to happen by itself, the next first. */
export function stepsOf(pages: readonly HubPage[]): Step[] {
  return linesOf(pages)
    .flatMap((line): Step[] => {
      const { publishAt, unpublishAt } = line.text
      return [
        ...(publishAt ? [{ ...line, kind: 'publish' as const, at: publishAt }] : []),
        ...(unpublishAt ? [{ ...line, kind: 'unpublish' as const, at: unpublishAt }] : []),
      ]
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
