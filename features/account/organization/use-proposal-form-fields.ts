import { useLocale, useTranslations } from 'next-intl'
import { findIssueReason, issueReasons } from '@/lib/contract/common/issue-reasons'
import { problemCodes, toProblem } from '../problems'
import { useEntryFieldLabels } from './use-entry-field-labels'
import { type FieldProblem, listFieldProblems, type useProposalForm } from './use-proposal-form'

type ProposalFormState = ReturnType<typeof useProposalForm>

/** The props shared by the field groups of the form. */
export interface ProposalFormFields {
  control: ProposalFormState['form']['control']
  register: ProposalFormState['form']['register']
  /** Returns the id of a field's input. */
  toFieldId: (path: string) => string
  /**
   * Returns the props of a field.
   * @param path the path of its value, such as `title.de` or `stages.0.name`
   * @param label the label, if it differs from that in the list of problems
   */
  field: (path: string, label?: string) => { id: string; label: string; error: string | undefined }
}

/** Provides the props of the fields, and the problems by field and as a list. */
export function useProposalFormFields({ form, sendMutation }: ProposalFormState, organizationId: number) {
  const t = useTranslations('account.organization')
  const tProblems = useTranslations('forms.problems')
  const { control, register, formState } = form
  const problems = listFieldProblems(formState.errors)
  const toFieldId = (path: string) => `entry-${organizationId}-${path.replaceAll('.', '-')}`
  const locale = useLocale()
  const formatProblem = ({ path, message, isFromServer }: FieldProblem) => {
    const reason = isFromServer ? null : findIssueReason(message)
    if (reason) return issueReasons[locale][reason]
    const code = problemCodes.find((candidate) => candidate === message)
    if (isFromServer && !code) return message
    return tProblems(toProblem(path.split('.').at(-1) ?? path, code ?? 'invalid').code)
  }
  const getLabel = useEntryFieldLabels()
  const field: ProposalFormFields['field'] = (path, label = getLabel(path)) => {
    const problem = problems.find((candidate) => candidate.path === path)
    return { id: toFieldId(path), label, error: problem && formatProblem(problem) }
  }
  const failure = sendMutation.error?.failure
  const listGeneralProblems = () => {
    if (!failure || problems.length > 0) return []
    const text =
      failure.status === 409 ? t('changedMeanwhile') : (failure.fields.non_field_errors?.[0] ?? failure.detail)
    return [{ fieldId: null, message: text ?? tProblems(failure.status === 0 ? 'offline' : 'other') }]
  }
  const summary = [
    ...problems.map((problem) => ({
      fieldId: toFieldId(problem.path),
      message: `${getLabel(problem.path)}: ${formatProblem(problem)}`,
    })),
    ...listGeneralProblems(),
  ]
  const fields: ProposalFormFields = { control, register, toFieldId, field }
  return { fields, summary }
}
