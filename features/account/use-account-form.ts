'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { FormProblem } from '@/components/form/problem-list'
import { orThrow } from '@/lib/api/or-throw'
import type { Result } from '@/lib/api/result'
import { type Problem, problemOf, problemsOf } from './problems'

export interface AccountFormOptions<Input extends FieldValues, Output, Value> {
  /** The prefix of the fields' ids, so that two forms on a page do not clash. */
  id: string
  schema: $ZodType<Output, Input>
  /** The labels of the fields, in the form and in the summary of its problems. */
  labels: Record<keyof Input & string, string>
  /** Sends the valid values; problems that the backend reports are shown at their fields. */
  send: (values: Output) => Promise<Result<Value>>
  /** The code of the problem of a submission without JavaScript, with its field where that is told: `email.required`. */
  initialFailure?: string | null
}

/**
 * A form of the account area: checked by its schema before it is sent, the backend's problems shown at the fields,
 * with a summary on top. Entered values are kept in any case.
 */
export function useAccountForm<Input extends FieldValues, Output, Value>({
  id,
  schema,
  labels,
  send,
  initialFailure = null,
}: AccountFormOptions<Input, Output, Value>) {
  const t = useTranslations('forms.problems')
  const sending = useMutation({ mutationFn: (values: Output) => orThrow(send(values)) })
  // No default values: they would replace what was typed before hydration. Initial values are in the markup.
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const { errors, submitCount } = form.formState
  const isField = (name: string | null): name is Path<Input> => name !== null && name in labels
  const fieldId = (name: string) => `${id}-${name.replaceAll('_', '-')}`
  const messageFor = ({ code, message }: Problem) => message ?? t(code)

  const problems = (): Problem[] => {
    const invalid = Object.entries(errors).map(([field, error]) => problemOf(field, String(error?.message)))
    if (invalid.length > 0) return invalid
    if (sending.error) return problemsOf(sending.error.failure)
    return initialFailure && submitCount === 0 ? [initialProblem(initialFailure)] : []
  }
  const found = problems()

  const submit = form.handleSubmit(
    // The mutation has the failure.
    (values) => sending.mutateAsync(values).then(noop, noop),
    () => sending.reset(),
  )

  return {
    form,
    /** The mutation of the last submission. */
    sending,
    /** The props of the form's frame. */
    frame: {
      attempt: submitCount,
      isSending: sending.isPending,
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void submit(event),
      summary: found.map((problem): FormProblem => {
        const { field } = problem
        return isField(field)
          ? { fieldId: fieldId(field), message: `${labels[field]}: ${messageFor(problem)}` }
          : { fieldId: null, message: messageFor(problem) }
      }),
    },
    /** The props of a field's component, without the attributes of its input. */
    field(name: Path<Input>) {
      const problem = found.find(({ field }) => field === name)
      return { id: fieldId(name), label: labels[name], error: problem && messageFor(problem) }
    },
  }
}

function initialProblem(failure: string): Problem {
  const [code = '', field = null] = failure.split('.').reverse()
  return problemOf(field, code)
}

const noop = () => undefined
