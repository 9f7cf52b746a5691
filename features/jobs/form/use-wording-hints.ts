import { useWatch } from 'react-hook-form'
import { useJobFormContext } from './use-job-form'
import { listWordingHints } from './wording'

/** Returns suggestions for the wording, updated while the user types. */
export function useWordingHints() {
  const { form, today } = useJobFormContext()
  const [title, language, deadline, salary] = useWatch({
    control: form.control,
    name: ['title', 'language', 'deadline', 'salary'],
  })
  return listWordingHints({ title, language, deadline, salary }, today)
}
