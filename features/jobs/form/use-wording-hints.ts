import { useWatch } from 'react-hook-form'
import { useJobFormContext } from './use-job-form'
import { listWordingHints } from './wording'

/** Returns suggestions for the wording, updated while the user types. */
export function useWordingHints() {
  const { form, today } = useJobFormContext()
  const [title, language, deadline, start, starts_on, salary] = useWatch({
    control: form.control,
    name: ['title', 'language', 'deadline', 'start', 'starts_on', 'salary'],
  })
  return listWordingHints({ title, language, deadline, start, starts_on, salary }, today)
}
