import { useController } from 'react-hook-form'
import { DayField } from '@/components/ui/aria/day-field'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'

interface JobDayFieldProps {
  name: 'deadline' | 'starts_on'
  hint?: string
  advice?: string | null
}

/** A field for a date. */
export function JobDayField({ name, hint, advice }: JobDayFieldProps) {
  const { form } = useJobFormContext()
  const field = useJobField()
  const { field: control } = useController({ control: form.control, name })
  return (
    <DayField
      {...field(name)}
      {...(hint && { hint })}
      advice={advice ?? undefined}
      value={control.value}
      onChange={control.onChange}
      input={{ name, onBlur: control.onBlur }}
    />
  )
}
