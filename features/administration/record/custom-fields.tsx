import type { ComponentType } from 'react'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import type { CustomFieldsProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'
import { LoadingStatus } from '../ui/loading-status'

/** Forms of record types that do not have an input for each field. */
const forms: Readonly<Partial<Record<RecordTypeName, ComponentType<CustomFieldsProps>>>> = {
  navigation: createPartOnDemand(
    () => import('../tree/navigation-fields').then((module) => module.NavigationFields),
    LoadingStatus,
  ),
}

const findForm = (type: string) => Object.entries(forms).find(([name]) => name === type)?.[1]

export const hasCustomFields = (type: string): boolean => findForm(type) !== undefined

/** The form of a record type that has no input for each field. Renders nothing for other types. */
export function CustomFields({ type, ...props }: CustomFieldsProps & { type: string }) {
  const Form = findForm(type)
  return Form ? <Form {...props} /> : null
}
