import { useTranslations } from 'next-intl'
import { problemCodes } from '../problems'
import { useEntryLabels } from './use-entry-labels'
import { type FieldProblem, problemsIn, type useProposalForm } from './use-proposal-form'

type ProposalForm = ReturnType<typeof useProposalForm>

/** What the groups of an entry's fields share. */
export interface EntryFields {
  control: ProposalForm['form']['control']
  register: ProposalForm['form']['register']
  /** The id of a field's input. */
  idOf: (path: string) => string
  /**
   * What the input of a field is given.
   * @param path where its value is: `title.de`, `stages.0.name`
   * @param label in place of the one that problems are listed with
   */
  field: (path: string, label?: string) => { id: string; label: string; error: string | undefined }
}

/** The fields of the form of an entry, and what is wrong with them, field by field and as a list. */
export function useEntryFields({ form, sending }: ProposalForm, organizationId: number) {
  const t = useTranslations('account.organization')
  const forms = useTranslations('forms.problems')
  const { control, register, formState } = form
  const problems = problemsIn(formState.errors)
  const idOf = (path: string) => `entry-${organizationId}-${path.replaceAll('.', '-')}`
  const problemText = ({ message, isFromServer }: FieldProblem) => {
    const code = problemCodes.find((one) => one === message)
    return code || !isFromServer ? forms(code ?? 'invalid') : message
  }
  const labelOf = useEntryLabels()
  const field: EntryFields['field'] = (path, label = labelOf(path)) => {
    const problem = problems.find((one) => one.path === path)
    return { id: idOf(path), label, error: problem && problemText(problem) }
  }
  const failure = sending.error?.failure
  const general = () => {
    if (!failure || problems.length > 0) return []
    const text =
      failure.status === 409
        ? t('changedMeanwhile')
        : (failure.fields.non_field_errors?.[0] ?? failure.detail)
    return [{ fieldId: null, message: text ?? forms(failure.status === 0 ? 'offline' : 'other') }]
  }
  const summary = [
    ...problems.map((problem) => ({
      fieldId: idOf(problem.path),
      message: `${labelOf(problem.path)}: ${problemText(problem)}`,
    })),
    ...general(),
  ]
  const fields: EntryFields = { control, register, idOf, field }
  return { fields, summary }
}
