import { useLocale, useTranslations } from 'next-intl'
import { getBlockEditor } from '@/features/blocks/editors'
import { pageSettingsSchema } from '@/lib/contract/pages/page-settings'

const settings = pageSettingsSchema.keyof()

/**
 * Returns a function that labels the fields of a block or, with null as the model, of the page's
 * settings. An unknown field is labeled with its name.
 */
export function useFieldLabel(): (model: string | null, field: string) => string {
  const locale = useLocale()
  const t = useTranslations('editor.settings.labels')
  return (model, field) => {
    if (model !== null) return getBlockEditor(model)?.fields[field]?.label[locale] ?? field
    const setting = settings.safeParse(field).data
    return setting ? t(setting) : field
  }
}
