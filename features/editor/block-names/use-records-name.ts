import { useTranslations } from 'next-intl'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'

/**
 * Returns a function that describes a selection of records by its source and number. The value may
 * be stored, or enriched with the teasers of the records. It returns null for all other values.
 */
export function useRecordsDescription(): (value: unknown) => string | null {
  const t = useTranslations('editor.fields.records.sources')
  return (value) => {
    const storedSelection = recordTeasersSchema.safeParse(value).data?.selection
    const selection = storedSelection ?? recordSelectionSchema.safeParse(value).data
    return selection ? `${t(selection.source)} (${selection.count})` : null
  }
}
