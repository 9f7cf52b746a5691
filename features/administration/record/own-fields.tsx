import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense } from 'react'
import type { OwnFieldsProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'

/** Forms of record types that do not have an input for each field. */
const forms: Readonly<Partial<Record<RecordTypeName, ComponentType<OwnFieldsProps>>>> = {
  navigation: lazy(() =>
    import('../tree/navigation-fields').then((module) => ({ default: module.NavigationFields })),
  ),
}

const findForm = (type: string) => Object.entries(forms).find(([name]) => name === type)?.[1]

export const hasOwnFields = (type: string): boolean => findForm(type) !== undefined

/** The form of a record type that has no input for each field. Renders nothing for other types. */
export function OwnFields({ type, ...props }: OwnFieldsProps & { type: string }) {
  const t = useTranslations('administration.form')
  const Form = findForm(type)
  if (!Form) return null
  return (
    <Suspense fallback={<p role="status">{t('loading')}</p>}>
      <Form {...props} />
    </Suspense>
  )
}
