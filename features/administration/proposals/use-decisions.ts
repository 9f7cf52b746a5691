import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { EntryField } from '@/lib/contract/administration/own-organization'
import { proposalRecords } from '@/lib/contract/administration/proposals'
import { useAdministration } from '../administration-context'
import { runAction, type Values } from '../calls'
import type { Problems } from '../form/problems'
import { useFailureText } from '../ui/failure-text'
import { type AdministeredProposal, type Choice, type Choices, toDecisions } from './decisions'

/**
 * Returns the decisions on an open proposal, their problems, and a function that submits them.
 * @param onDone called after the decision, and if the proposal or the entry may have changed
 */
export function useDecisions(id: number, proposal: AdministeredProposal, onDone: () => void) {
  const t = useTranslations('administration.proposals')
  const words = useTranslations('administration.form.problems')
  const { locale, withLogin, notify } = useAdministration()
  const failureText = useFailureText()
  const { proposal_revision, entry_revision, changes } = proposal
  const [draft, setDraft] = useState<{ revision: number; choices: Choices }>({ revision: 0, choices: {} })
  // Choices that were made for another revision of the proposal are ignored.
  const choices = draft.revision === proposal_revision ? draft.choices : {}
  const [problems, setProblems] = useState<{ byPath: Problems; attempt: number }>({ byPath: {}, attempt: 0 })
  const showProblems = (newProblems: Problems) =>
    setProblems(({ attempt }) => ({ byPath: newProblems, attempt: attempt + 1 }))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: Values) =>
      withLogin(() => runAction(locale, proposalRecords, { action: 'decide', ids: [id], values })),
  })

  /** @returns true if the proposal was decided */
  async function decide(): Promise<boolean> {
    if (isPending) return false
    const decisionResult = toDecisions(changes, choices, (code) =>
      code === 'undecided' ? t(code) : words(code),
    )
    showProblems(decisionResult.problems)
    if (Object.keys(decisionResult.problems).length > 0) return false
    const { decisions } = decisionResult
    const result = await mutateAsync({ proposal_revision, entry_revision, decisions })
    if (!result.ok) {
      showProblems({ '': failureText(result.failure) })
      return false
    }
    const [refusal] = result.value.refused
    if (refusal) showProblems({ '': t('refused', { reason: refusal.detail }) })
    else notify({ kind: 'save', text: t('done') })
    onDone()
    return refusal === undefined
  }

  return {
    choices,
    choose: (field: EntryField, choice: Choice) =>
      setDraft({ revision: proposal_revision, choices: { ...choices, [field]: choice } }),
    reset: () => setDraft({ revision: proposal_revision, choices: {} }),
    problems,
    isPending,
    decide,
  }
}
