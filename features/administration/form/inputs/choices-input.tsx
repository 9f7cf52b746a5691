import { z } from 'zod'
import { CheckField } from '@/components/form/check-field'
import { FieldGroup } from '@/components/form/field-group'
import { useAdministration } from '../../administration-context'
import type { Choices } from '../../record-type'
import type { GroupInputProps } from '../field-input-props'

interface ChoicesInputProps extends GroupInputProps {
  isRequired: boolean
  choices: Choices
}

/** The input for several values of a closed list. Each value has a checkbox. */
export function ChoicesInput({ id, choices, value, onChange, ...groupProps }: ChoicesInputProps) {
  const { locale } = useAdministration()
  const values = z.array(z.string()).safeParse(value).data ?? []
  const names = Object.keys(choices)
  return (
    <FieldGroup id={`${id}-${names[0]}`} {...groupProps}>
      {Object.entries(choices).map(([name, label]) => (
        <CheckField
          key={name}
          id={`${id}-${name}`}
          input={{
            checked: values.includes(name),
            onChange: ({ currentTarget: { checked } }) =>
              onChange(names.filter((candidate) => (candidate === name ? checked : values.includes(candidate)))),
          }}
        >
          {label[locale]}
        </CheckField>
      ))}
    </FieldGroup>
  )
}
