import { useTranslations } from 'next-intl'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'

/** Returns a function that names the target of a column: `title.de` is “Title (German)”. */
export function useTargetLabel({ groups }: RecordTypeView): (target: string) => string {
  const t = useTranslations('administration')
  const { locale } = useAdministration()
  return (target) => {
    if (target === 'id') return t('import.id')
    const [name = '', language] = target.split('.')
    const field = groups.map(({ fields }) => fields[name]).find((candidate) => candidate !== undefined)
    const label = field?.label[locale] ?? name
    return language === 'de' || language === 'en' ? `${label} (${t(`form.languages.${language}`)})` : label
  }
}
