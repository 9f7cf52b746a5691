'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { FormProblem } from '@/components/form/problem-list'
import { orThrow } from '@/lib/api/query'
import type { Result } from '@/lib/api/result'
import { type Problem, problemOf, problemsOf } from './problems'

export interface AccountFormOptions<Input extends FieldValues, Output, Value> {
  /** Begins the ids of the fields, so that two forms of a page keep apart. */
  id: string
  schema: $ZodType<Output, Input>
  /** What the fields are called, in the form and in the summary of its problems. */
  labels: Record<keyof Input & string, string>
  /** Sends what is valid; problems of fields come back to them. */
  send: (values: Output) => Promise<Result<Value>>
  /** The code of a problem that an attempt without JavaScript came back with. */
  initialFailure?: string | null
}

/**
 * A form of the account area: checked by its schema before it is sent, the backend's problems tied to the fields, all
 * of them summed up on top. What was typed stays in any case.
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
  // No default values: they would replace what was typed before this code came. First values stand in the markup.
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const { errors, submitCount } = form.formState
  const isField = (name: string | null): name is Path<Input> => name !== null && name in labels
  const fieldId = (name: string) => `${id}-${name.replaceAll('_', '-')}`
  const words = ({ code, message }: Problem) => message ?? t(code)

  const problems = (): Problem[] => {
    const invalid = Object.entries(errors).map(([field, error]) => problemOf(field, String(error?.message)))
    if (invalid.length > 0) return invalid
    if (sending.error) return problemsOf(sending.error.failure)
    return initialFailure && submitCount === 0 ? [problemOf(null, initialFailure)] : []
  }
  const found = problems()

  const submit = form.handleSubmit(
    // The mutation has the failure.
    (values) => sending.mutateAsync(values).then(noop, noop),
    () => sending.reset(),
  )

  return {
    form,
    /** What was sent last, and what it came to. */
    sending,
    /** What a form's frame needs. */
    frame: {
      attempt: submitCount,
      isSending: sending.isPending,
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void submit(event),
      summary: found.map((problem): FormProblem => {
        const { field } = problem
        return isField(field)
          ? { fieldId: fieldId(field), message: `${labels[field]}: ${words(problem)}` }
          : { fieldId: null, message: words(problem) }
      }),
    },
    /** What a field's component needs, its input's attributes beside. */
    field(name: Path<Input>) {
      const problem = found.find(({ field }) => field === name)
      return { id: fieldId(name), label: labels[name], error: problem && words(problem) }
    },
  }
}

const noop = () => undefined
