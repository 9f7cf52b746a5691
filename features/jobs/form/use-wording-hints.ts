import { useWatch } from 'react-hook-form'
import { useJobFormParts } from './use-job-form'
import { wordingHints } from './wording'

/** What might be said better in the ad as it is written now. */
export function useWordingHints() {
  const { form, today } = useJobFormParts()
  const [title, language, deadline, salary] = useWatch({
    control: form.control,
    name: ['title', 'language', 'deadline', 'salary'],
  })
  return wordingHints({ title, language, deadline, salary }, today)
}
