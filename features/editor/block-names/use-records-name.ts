import { useTranslations } from 'next-intl'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'

/** What a selection of records is called, as it is stored or with its teasers; null for any other value. */
export function useRecordsName(): (value: unknown) => string | null {
  const t = useTranslations('editor.fields.records.sources')
  return (value) => {
    const shown = recordTeasersSchema.safeParse(value).data?.selection
    const selection = shown ?? recordSelectionSchema.safeParse(value).data
    return selection ? `${t(selection.source)} (${selection.count})` : null
  }
}
