import { CheckField } from '@/components/form/check-field'
import type { FieldProps } from '@/components/form/field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { useAdministration } from '../../administration-context'
import type { Field } from '../../record-type'
import { TextArea } from './text-area'

interface PlainInputProps {
  fieldProps: Omit<FieldProps, 'children'> & { label: string }
  field: Extract<Field, { kind: 'line' | 'text' | 'choice' | 'check' | 'number' }>
  value: unknown
  onChange: (value: unknown) => void
}

/** A field with a single native control. */
export function PlainInput({ fieldProps, field, value, onChange }: PlainInputProps) {
  const { locale } = useAdministration()
  const write = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          {...fieldProps}
          input={{
            type: field.input ?? 'text',
            value: String(value ?? ''),
            onChange: write,
            autoComplete: 'off',
          }}
        />
      )
    case 'text':
      return <TextArea {...fieldProps} value={String(value ?? '')} onChange={onChange} />
    case 'choice': {
      const choices = Object.entries(field.choices).map(([choice, name]) => ({
        value: choice,
        name: name[locale],
      }))
      // A stored value that the list lacks stays a choice.
      const current = String(value ?? '')
      if (current !== '' && !(current in field.choices)) choices.push({ value: current, name: current })
      return (
        <SelectField
          {...fieldProps}
          choices={choices}
          {...(field.emptyLabel && { emptyLabel: field.emptyLabel[locale] })}
          input={{
            value: current,
            onChange: ({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value),
          }}
        />
      )
    }
    case 'check':
      return (
        <CheckField
          id={fieldProps.id}
          error={fieldProps.error}
          hint={fieldProps.hint}
          input={{
            checked: value === true,
            onChange: ({ currentTarget }) => onChange(currentTarget.checked),
          }}
        >
          {fieldProps.label}
        </CheckField>
      )
    case 'number': {
      const bounds = {
        ...(field.min !== undefined && { min: field.min }),
        ...(field.max !== undefined && { max: field.max }),
      }
      return (
        <TextField
          {...fieldProps}
          input={{
            type: 'number',
            inputMode: 'numeric',
            ...bounds,
            value: value === null || value === undefined ? '' : String(value),
            onChange: ({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value)),
          }}
        />
      )
    }
  }
}
