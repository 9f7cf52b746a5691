import { DayField } from '@/components/ui/aria/day-field'
import { TimeField } from '@/components/ui/aria/time-field'

interface DayInputProps {
  id: string
  label: string
  error: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  /** True if the value includes a time. */
  isTime: boolean
  value: string
  onChange: (value: string | null) => void
}

/** The input for a day, or for a day and a time in Berlin. */
export function DayInput({ isTime, value, onChange, ...field }: DayInputProps) {
  if (isTime) {
    const time = value.includes('T') ? value : null
    return <TimeField {...field} name={field.id} value={time} onChange={onChange} />
  }
  return <DayField {...field} value={value.includes('T') ? value.slice(0, 10) : value} onChange={onChange} />
}
