import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense } from 'react'
import type { OwnFieldsProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'

/** The custom forms of types that do not have an input per field. */
const forms: Readonly<Partial<Record<RecordTypeName, ComponentType<OwnFieldsProps>>>> = {
  navigation: lazy(() =>
    import('../tree/navigation-fields').then((module) => ({ default: module.NavigationFields })),
  ),
}

const findForm = (type: string) => Object.entries(forms).find(([name]) => name === type)?.[1]

export const hasOwnFields = (type: string): boolean => findForm(type) !== undefined

/** The custom inputs of a type; renders nothing for other types. */
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
