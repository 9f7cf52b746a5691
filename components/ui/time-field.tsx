import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import { toEnteredTime } from '@/lib/datetime'

export interface TimeFieldProps {
  id: string
  name: string
  label: string
  /** ISO 8601; null for none. */
  value: string | null
  error?: string | undefined
}

/** A point in time by the clock in Berlin, entered as TT.MM.JJJJ HH:mm (spec §5). */
export function TimeField({ id, name, label, value, error }: TimeFieldProps) {
  const t = useTranslations('editor.time')
  return (
    <TextField
      key={value}
      id={id}
      label={label}
      hint={t('hint')}
      error={error}
      input={{
        name,
        defaultValue: value ? t('value', { time: toEnteredTime(value) }) : '',
        autoComplete: 'off',
        maxLength: 40,
      }}
    />
  )
}
