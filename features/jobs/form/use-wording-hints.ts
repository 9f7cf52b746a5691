import { useWatch } from 'react-hook-form'
import { useJobFormParts } from './use-job-form'
import { wordingHints } from './wording'

/** Returns suggestions for the wording, updated while the user types. */
export function useWordingHints() {
  const { form, today } = useJobFormParts()
  const [title, language, deadline, salary] = useWatch({
    control: form.control,
    name: ['title', 'language', 'deadline', 'salary'],
  })
  return wordingHints({ title, language, deadline, salary }, today)
}
