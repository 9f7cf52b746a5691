'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormProof } from '@/components/form/use-form-proof'
import type { AlertFilter, MailingList } from '@/lib/contract/forms/subscription'
import type { SubscriptionInput } from './subscription-input'

/**
 * Sends a sign-up: checked by its schema, with the proof against robots, once. What the schema and the calls need comes when the
 * form is sent, so that the page is light.
 * @param alertFilter what a job alert is for
 */
export function useSubscriptionForm(list: MailingList, alertFilter?: AlertFilter) {
  const forms = useTranslations('forms.problems')
  const proof = useFormProof(list)
  const [isSent, setSent] = useState(false)
  // No default values: they would replace what was typed before hydration.
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
    let problems = await sendSubscription(list, values, await proof.take())
    if ('protection' in problems) {
      // The ticket was too old, or was used for what was sent before: with another one it is as good as new.
      proof.discard()
      problems = await sendSubscription(list, values, await proof.take())
    }
    for (const [name, message] of Object.entries(problems)) {
      form.setError(name in values ? (name as keyof SubscriptionInput) : 'root', { message })
    }
    if (Object.keys(problems).length > 0) return
    proof.discard()
    setSent(true)
  }

  return {
    form,
    isSent,
    beginProof: proof.begin,
    /** What is wrong, by field: codes, or texts of the backend; `root` for the whole form. */
    errors: Object.fromEntries(
      Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, error.message]] : [])),
    ),
    attempt: submitCount,
    isSending: isSubmitting,
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      form.clearErrors()
      form
        .handleSubmit(send)(event)
        .catch(() => form.setError('root', { message: forms('offline') }))
    },
  }
}
