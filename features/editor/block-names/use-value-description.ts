import { useTranslations } from 'next-intl'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'

/** Properties that name an object such as a picture or a person. */
const nameProperties = ['title', 'name', 'full_name', 'alt', 'description', 'url', 'slug', 'id'] as const
const isName = (name: unknown) => typeof name === 'number' || (typeof name === 'string' && name !== '')

/**
 * Returns a function that describes a value that is not a text: a selection of records by its
 * source and number, any other object by its name. It returns null for an object without a name.
 */
export function useValueDescription(texts: { yes: string; no: string; none: string }) {
  const t = useTranslations('editor.fields.records.sources')
  return (value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return texts.none
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    if (typeof value !== 'object') return String(value)
    // The value may be stored, or enriched with the teasers of the records.
    const storedSelection = recordTeasersSchema.safeParse(value).data?.selection
    const selection = storedSelection ?? recordSelectionSchema.safeParse(value).data
    if (selection) return `${t(selection.source)} (${selection.count})`
    const name = nameProperties.map((property) => Reflect.get(value, property)).find(isName)
    return name === undefined ? null : String(name)
  }
}
