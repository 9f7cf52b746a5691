import { useLocale, useTranslations } from 'next-intl'
import { editorOf } from '@/features/blocks/editors'
import { pageSettingsSchema } from '@/lib/contract/page-tree'

const settings = pageSettingsSchema.keyof()

/**
 * What a field of a block is called, or with null for the model one of the page's settings: the same wherever it is
 * named. A field that is not known goes by its own name.
 */
export function useFieldLabel(): (model: string | null, field: string) => string {
  const locale = useLocale()
  const t = useTranslations('editor.settings.labels')
  return (model, field) => {
    if (model !== null) return editorOf(model)?.fields[field]?.label[locale] ?? field
    const setting = settings.safeParse(field).data
    return setting ? t(setting) : field
  }
}
