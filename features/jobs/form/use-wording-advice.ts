import { useWatch } from 'react-hook-form'
import type { JobValues } from './job-values'
import { useJobFormContext } from './use-job-form'
import { listWordingAdvice } from './wording'

/** Returns the suggestions for the ad by field, updated while the user types. */
export function useWordingAdvice() {
  const { form, today } = useJobFormContext()
  return useWatch({ control: form.control, compute: (values: JobValues) => listWordingAdvice(values, today) })
}
