import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldErrors, type Path, useForm } from 'react-hook-form'
import { z } from 'zod'
import { subscribeToNothing } from '@/components/ui/use-hydrated'
import { requireSuccess } from '@/lib/api/require-success'
import type { Failure, Result } from '@/lib/api/result'
import {
  type EntryValues,
  entryValuesSchema,
  type OwnOrganization,
} from '@/lib/contract/administration/own-organization'
import { toIssueReason } from '@/lib/contract/common/issue-reasons'
import type { Locale } from '@/lib/contract/common/locale'
import type { FormDrafts } from '@/lib/drafts/form-drafts'
import {
  type Changes,
  diffValues,
  emptyDraft,
  findOwnProposal,
  openProposalDrafts,
  type ProposalDraft,
  pickFields,
  toFormState,
} from './proposal-draft'
import { ownOrganizationsQuery } from './queries'

interface ProposalFormOptions {
  organization: OwnOrganization
  userId: number
  locale: Locale
  callWithLogin: <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>
  onSent: (organization: OwnOrganization) => void
}

/**
 * Provides the form in which a delegate proposes changes to the entry of an organization. Entered
 * values are stored in this browser until they are sent.
 */
export function useProposalForm({ organization, userId, locale, callWithLogin, onSent }: ProposalFormOptions) {
  const client = useQueryClient()
  const form = useForm<EntryValues>({
    defaultValues: toFormState(organization).values,
    resolver: zodResolver(entryValuesSchema, { error: (issue) => toIssueReason(issue) ?? undefined }),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const [drafts] = useState(() => openProposalDrafts(userId, organization.id))
  const draft = useStoredDraft(drafts)
  const [isDone, setDone] = useState(false)
  const latest = useRef(organization)
  const toBaseValues = () => toFormState(latest.current).base
  const [contested, setContested] = useState(() => toFormState(organization).contested)
  const latestContested = useRef(contested)

  function contest(newContested: ProposalDraft): void {
    latestContested.current = newContested
    setContested(newContested)
  }

  /** Shows the values of a draft, except those that are contested. */
  function showDraft(shownDraft: ProposalDraft): void {
    const state = toFormState(latest.current, shownDraft)
    contest(state.contested)
    form.reset(state.values, { keepFieldsRef: true })
  }

  /** Returns the given changes of the form and the contested values as a draft. */
  function toDraft(changes: Changes, base: EntryValues): ProposalDraft {
    const { values, base: replacedValues } = latestContested.current
    return {
      values: { ...values, ...changes },
      base: { ...replacedValues, ...pickFields(base, Object.keys(changes)) },
    }
  }
  const readDraft = () => toDraft(diffValues(toBaseValues(), form.getValues()), toBaseValues())

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is shown once.
  useEffect(() => {
    if (hasValues(draft)) showDraft(draft)
    return form.subscribe({
      formState: { values: true },
      callback() {
        const newDraft = readDraft()
        drafts.write(hasValues(newDraft) ? newDraft : null)
      },
    })
  }, [draft])

  const sendMutation = useMutation({
    mutationFn: async (values: EntryValues) => {
      const { sendProposal } = await import('./calls')
      const { id, revision } = latest.current
      const data = {
        revision,
        proposal: findOwnProposal(latest.current)?.revision ?? null,
        values: diffValues(latest.current.values, values),
      }
      return await requireSuccess(callWithLogin(() => sendProposal(locale, id, data)))
    },
    onSuccess(newOrganization, values) {
      // Changes that the user has made while the values were sent.
      const laterChanges = diffValues(values, form.getValues())
      latest.current = newOrganization
      setDone(true)
      drafts.write(null)
      // Later changes are stored in the browser and restored when the form is rendered again.
      showDraft(toDraft(laterChanges, toBaseValues()))
      onSent(newOrganization)
    },
    async onError({ failure }: { failure: Failure }) {
      if (failure.status === 409) await rebase()
      else showErrors(failure)
    },
  })

  /**
   * Loads the current entry. Fields that the user has edited keep their values, unless others have
   * changed them, too; the others show the changes made by other users.
   */
  async function rebase(): Promise<void> {
    const enteredDraft = readDraft()
    const organizations = await client.fetchQuery({ ...ownOrganizationsQuery(locale), staleTime: 0 })
    const currentOrganization = organizations.find(({ id }) => id === organization.id)
    if (!currentOrganization) return
    latest.current = currentOrganization
    showDraft(enteredDraft)
  }

  /** Ends the conflict. The given contested values replace those of the others. */
  function resolve(values: Changes): void {
    contest(emptyDraft)
    form.reset({ ...form.getValues(), ...values }, { keepFieldsRef: true })
  }

  function showErrors({ data }: Failure): void {
    const { values } = refusalSchema.safeParse(data).data ?? {}
    for (const [path, message] of listMessages(values)) {
      form.setError(path as Path<EntryValues>, { type: 'server', message })
    }
  }

  /** Discards all values that were not sent. */
  function discard(): void {
    showDraft(emptyDraft)
    drafts.write(null)
    setDone(true)
  }

  const isRestored = hasValues(draft) && !isDone
  return { form, sendMutation, isRestored, contested, resolve, discard }
}

/** Returns the values stored in this browser at the first render; none on the server. */
function useStoredDraft(drafts: FormDrafts<ProposalDraft>): ProposalDraft {
  const [initial] = useState<{ draft: ProposalDraft | null }>({ draft: null })
  const readDraft = () => {
    initial.draft ??= drafts.takeOver() ?? emptyDraft
    return initial.draft
  }
  return useSyncExternalStore(subscribeToNothing, readDraft, getServerDraft)
}

const getServerDraft = () => emptyDraft
const hasValues = ({ values }: ProposalDraft) => Object.keys(values).length > 0

const refusalSchema = z.object({ values: z.record(z.string(), z.unknown()) })

/** Returns the messages of nested errors, each with the path of its field. */
function listMessages(errors: unknown, path = ''): [path: string, message: string][] {
  if (Array.isArray(errors)) return [[path, errors.map(String).join(' ')]]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([name, nested]) => listMessages(nested, path ? `${path}.${name}` : name))
}

/** A problem with one field. The message is a code, a text of the backend, or a message of zod. */
export interface FieldProblem {
  path: string
  message: string
  isFromServer: boolean
}

/** Returns the problems of a form with the paths of their fields, in the order of the form. */
export function listFieldProblems(errors: FieldErrors, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const fieldPath = path ? `${path}.${name}` : name
    if (!error || typeof error !== 'object') return []
    if (typeof error.message === 'string' && 'type' in error) {
      return [{ path: fieldPath, message: error.message, isFromServer: error.type === 'server' }]
    }
    return listFieldProblems(error as FieldErrors, fieldPath)
  })
}
