import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldErrors, type Path, useForm } from 'react-hook-form'
import { z } from 'zod'
import { orThrow } from '@/lib/api/or-throw'
import type { Failure, Result } from '@/lib/api/result'
import {
  type OwnOrganization,
  type ProposedValues,
  proposedValuesSchema,
} from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { type Changes, changesOf, entryDraft, ownWaiting, valuesToEdit } from './entry-draft'
import { ownOrganizationsQuery } from './queries'

interface ProposalFormOptions {
  own: OwnOrganization
  userId: number
  locale: Locale
  withLogin: <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>
  onSent: (own: OwnOrganization) => void
}

/** The form in which a delegate changes an entry. What is entered stays in this browser until it is sent. */
export function useProposalForm({ own, userId, locale, withLogin, onSent }: ProposalFormOptions) {
  const client = useQueryClient()
  const form = useForm<ProposedValues>({
    defaultValues: valuesToEdit(own, {}),
    resolver: zodResolver(proposedValuesSchema),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const kept = useKept(userId, own.id)
  const [isDone, setDone] = useState(false)
  const seen = useRef(own)
  const base = () => valuesToEdit(seen.current, {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is shown once.
  useEffect(() => {
    if (Object.keys(kept).length > 0) form.reset(valuesToEdit(own, kept))
    return form.subscribe({
      formState: { values: true },
      callback() {
        const changes = changesOf(base(), form.getValues())
        entryDraft(userId, own.id).write(Object.keys(changes).length > 0 ? changes : null)
      },
    })
  }, [kept])

  const sending = useMutation({
    mutationFn: async (values: ProposedValues) => {
      const { sendProposal } = await import('./calls')
      const { id, revision } = seen.current
      const data = {
        revision,
        proposal: ownWaiting(seen.current)?.revision ?? null,
        values: changesOf(seen.current.values, values),
      }
      return await orThrow(withLogin(() => sendProposal(locale, id, data)))
    },
    onSuccess(sent) {
      seen.current = sent
      setDone(true)
      entryDraft(userId, sent.id).write(null)
      form.reset(valuesToEdit(sent, {}))
      onSent(sent)
    },
    async onError({ failure }: { failure: Failure }) {
      if (failure.status === 409) await takeOver()
      else showErrors(failure)
    },
  })

  /** The entry as it is by now, below what was entered: what somebody else has changed shows where nothing was. */
  async function takeOver(): Promise<void> {
    const entered = changesOf(base(), form.getValues())
    const all = await client.fetchQuery({ ...ownOrganizationsQuery(locale), staleTime: 0 })
    const fresh = all.find(({ id }) => id === own.id)
    if (!fresh) return
    seen.current = fresh
    form.reset(valuesToEdit(fresh, entered))
  }

  function showErrors({ data }: Failure): void {
    const { values } = refusalSchema.safeParse(data).data ?? {}
    for (const [path, message] of textsIn(values)) {
      form.setError(path as Path<ProposedValues>, { type: 'server', message })
    }
  }

  /** Takes back what was entered and not sent. */
  function discard(): void {
    entryDraft(userId, own.id).write(null)
    form.reset(base())
    setDone(true)
  }

  return { form, sending, isRestored: Object.keys(kept).length > 0 && !isDone, discard }
}

/** What the browser had kept when the form began; nothing on the server. */
function useKept(userId: number, organizationId: number): Changes {
  const [first] = useState<{ kept: Changes | null }>({ kept: null })
  const read = () => {
    first.kept ??= entryDraft(userId, organizationId).read() ?? none
    return first.kept
  }
  return useSyncExternalStore(unchanging, read, nothingKept)
}

const unchanging = () => () => undefined
const none: Changes = {}
const nothingKept = () => none

const refusalSchema = z.object({ values: z.record(z.string(), z.unknown()) })

/** The messages of nested errors, by the paths of their fields. */
function textsIn(errors: unknown, path = ''): [path: string, message: string][] {
  if (Array.isArray(errors)) return [[path, errors.map(String).join(' ')]]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([name, below]) => textsIn(below, path ? `${path}.${name}` : name))
}

/** A problem of one field. Its message is a code, or words of the backend, or words of zod for programs. */
export interface FieldProblem {
  path: string
  message: string
  isFromServer: boolean
}

/** What is wrong with a form, by the paths of its fields, in the order of the form. */
export function problemsIn(errors: FieldErrors, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const own = path ? `${path}.${name}` : name
    if (!error || typeof error !== 'object') return []
    if (typeof error.message === 'string' && 'type' in error) {
      return [{ path: own, message: error.message, isFromServer: error.type === 'server' }]
    }
    return problemsIn(error as FieldErrors, own)
  })
}
