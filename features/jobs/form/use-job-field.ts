import { useLocale, useTranslations } from 'next-intl'
import { isIssueReason, issueReasons } from '@/lib/contract/common/issue-reasons'
import { requiredJobFields } from '@/lib/contract/jobs/job-fields'
import { type DisplayedProblem, type JobInputName, toJobFieldId } from './displayed-problems'
import { useJobFormContext } from './use-job-form'

const requiredFields: readonly string[] = [...requiredJobFields, 'translation.title', 'translation.description']

export function useProblemText(): (problem: DisplayedProblem) => string {
  const t = useTranslations('jobs.form.problems')
  const reasons = issueReasons[useLocale()]
  return ({ code, message }) => message ?? (isIssueReason(code) ? reasons[code] : t(code))
}

/** Returns the id, label and problem of a field. */
export function useJobField(name: JobInputName) {
  const t = useTranslations('jobs.form.fields')
  const { problems } = useJobFormContext()
  const toText = useProblemText()
  const problem = problems.list.find(({ field }) => field === name)
  return {
    id: toJobFieldId(name),
    label: t(name),
    error: problem && toText(problem),
    isRequired: requiredFields.includes(name),
  }
}
