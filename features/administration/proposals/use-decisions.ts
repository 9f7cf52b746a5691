import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { EntryField } from '@/lib/contract/administration/own-organization'
import { proposalRecords } from '@/lib/contract/administration/proposals'
import { useAdministration } from '../administration-context'
import { runAction, type Values } from '../calls'
import { formatProblem, toFormProblems, toProblemCode } from '../form/problems'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { type AdministeredProposal, type Choice, type Choices, createDecisionsSchema, keepChoices } from './decisions'

/**
 * Returns the decisions on an open proposal, their problems, and a function that submits them.
 * @param onDone called after the decision, and if the proposal or the entry may have changed
 */
export function useDecisions(id: number, proposal: AdministeredProposal, onDone: () => void) {
  const t = useTranslations('administration.proposals')
  const tProblems = useTranslations('administration.form.problems')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const { proposal_revision, entry_revision, changes } = proposal
  const form = useForm({
    defaultValues: {},
    resolver: useMemo(() => zodResolver(createDecisionsSchema(changes), { error: toProblemCode }), [changes]),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const formValues = useWatch({ control: form.control }) as Choices
  const [base, setBase] = useState({ revision: proposal_revision, changes })
  const isOutdated = base.revision !== proposal_revision
  const choices = isOutdated ? keepChoices(formValues, base.changes, changes) : formValues
  const { root, ...errors } = form.formState.errors
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: Values) =>
      callWithLogin(() => runAction(locale, proposalRecords, { action: 'decide', ids: [id], values })),
  })

  // Choices for other changes are not rendered, because radio buttons keep the choice that they
  // were mounted with. A layout effect drops the choices before they can be sent.
  const dropOutdatedChoices = useEffectEvent(() => {
    form.reset(choices, { keepErrors: true, keepSubmitCount: true })
    setBase({ revision: proposal_revision, changes })
  })
  useLayoutEffect(() => {
    if (isOutdated) dropOutdatedChoices()
  }, [isOutdated])

  /** @returns true if the proposal was decided */
  async function decide(): Promise<boolean> {
    let isDecided = false
    const send = form.handleSubmit(async (decisions) => {
      const result = await mutateAsync({ proposal_revision, entry_revision, decisions })
      if (!result.ok) return form.setError('root', { message: describeFailure(result.failure) })
      const [refusal] = result.value.refused
      if (refusal) form.setError('root', { message: t('refused', { reason: refusal.detail }) })
      else notify({ kind: 'success', text: t('done') })
      isDecided = refusal === undefined
      onDone()
    })
    if (!isPending) await send()
    return isDecided
  }

  return {
    choices,
    choose: (field: EntryField, choice: Choice) => form.setValue(field, choice),
    reset: () => form.reset({}),
    problems: toFormProblems(errors, (code, path) =>
      path.endsWith('.outcome') ? t('undecided') : formatProblem(code, locale, tProblems),
    ),
    /** The reason why the decision was not stored. */
    failure: root?.message,
    attempt: form.formState.submitCount,
    isPending,
    decide,
  }
}
