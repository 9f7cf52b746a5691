import { useTranslations } from 'next-intl'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'

/**
 * Returns a function that names a selection of records, stored or with its teasers; null for other
 * values.
 */
export function useRecordsName(): (value: unknown) => string | null {
  const t = useTranslations('editor.fields.records.sources')
  return (value) => {
    const storedSelection = recordTeasersSchema.safeParse(value).data?.selection
    const selection = storedSelection ?? recordSelectionSchema.safeParse(value).data
    return selection ? `${t(selection.source)} (${selection.count})` : null
  }
}
