'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormProof } from '@/components/form/use-form-proof'
import type { AlertFilter, MailingList } from '@/lib/contract/forms/subscription'
import type { SubscriptionInput } from './subscription-input'

/**
 * Returns the state of a sign-up form, which is validated by the schema of its list and sent with a
 * proof of work. Loads schema and calls on submit to keep the page small.
 * @param alertFilter the filter of a job alert
 */
export function useSubscriptionForm(list: MailingList, alertFilter?: AlertFilter) {
  const tProblems = useTranslations('forms.problems')
  const proof = useFormProof(list)
  const filterKey = JSON.stringify(alertFilter ?? null)
  /** Key of the last sent filter. For another filter the form is shown again, empty. */
  const [sentFilterKey, setSentFilterKey] = useState<string | null>(null)
  // No default values: they would replace the input from before hydration.
  const form = useForm<SubscriptionInput>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    async resolver(values) {
      const { resolveSubscription } = await import('./submit-subscription')
      return resolveSubscription(list, { ...values, ...alertFilter })
    },
  })
  const { errors, submitCount, isSubmitting } = form.formState

  async function send(values: SubscriptionInput): Promise<void> {
    const { sendSubscription } = await import('./submit-subscription')
    let problems = await sendSubscription(list, values, await proof.load())
    if ('protection' in problems) {
      // The proof has expired or was used: retries once with a new proof.
      proof.discard()
      problems = await sendSubscription(list, values, await proof.load())
    }
    for (const [name, message] of Object.entries(problems)) {
      form.setError(name in values ? (name as keyof SubscriptionInput) : 'root', { message })
    }
    if (Object.keys(problems).length > 0) return
    proof.discard()
    form.reset()
    setSentFilterKey(filterKey)
  }

  return {
    form,
    isSent: sentFilterKey === filterKey,
    startProof: proof.start,
    /** Codes or texts of the backend, by field; `root` for the whole form. */
    errors: Object.fromEntries(
      Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, error.message]] : [])),
    ),
    attempt: submitCount,
    isSending: isSubmitting,
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      form.clearErrors()
      form
        .handleSubmit(send)(event)
        .catch(() => form.setError('root', { message: tProblems('offline') }))
    },
  }
}
