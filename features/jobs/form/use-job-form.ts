import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CallWithLogin } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import type { DisplayedProblems } from './displayed-problems'
import { createDraft, type Draft } from './draft'
import type { DraftEnvironment, DraftState } from './draft-state'
import { createDraftStorage } from './draft-storage'
import type { JobChoices } from './job-choices'
import { createJobValues, type JobValues, type JobWriter, toJobValues } from './job-values'

export interface JobFormOptions {
  /** The ad to edit; null to write a new one. */
  initialJob: OwnJob | null
  writer: JobWriter
  locale: Locale
  callWithLogin: CallWithLogin
}

/** Provides the form of an ad and the draft that saves its values. */
export function useJobForm({ initialJob, writer, locale, callWithLogin }: JobFormOptions) {
  const [initialValues] = useState(() => (initialJob ? toJobValues(initialJob) : createJobValues(writer, locale)))
  const [draft] = useState(() =>
    createDraft(initialJob, initialValues, createEnvironment(writer.id, locale, callWithLogin)),
  )
  const state = useSyncExternalStore(draft.subscribe, draft.read, draft.read)
  const form = useForm<JobValues>({ defaultValues: initialValues, shouldFocusError: false })

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        // Imports the code of calls and checks early, so that it is available if the connection is
        // lost.
        void Promise.allSettled([loadCalls(), loadCreatedDraft(), loadChecks()])
        draft.change(structuredClone(form.getValues()))
      },
    })
    // Keeps the registered inputs: otherwise a letter typed before the next render would be lost.
    const stopDraft = draft.start((values) => form.reset(values, { keepFieldsRef: true }))
    return () => {
      unsubscribe()
      stopDraft()
    }
  }, [draft, form])

  return { draft, state, form }
}

const loadCalls = () => import('../own-jobs/own-job-calls')
const loadCreatedDraft = () => import('./created-draft')
const loadChecks = () => import('./check-job')

/** Provides a draft with the calls, storage and timers of the browser. */
function createEnvironment(personId: number, locale: Locale, callWithLogin: CallWithLogin): DraftEnvironment {
  return {
    calls: {
      create: async (input) => (await loadCalls()).createJob(locale, input),
      findCreatedJob: async (input) => (await loadCreatedDraft()).findCreatedJob(locale, input),
      change: async (id, change) => (await loadCalls()).changeJob(locale, id, change),
      changeFile: async (job, kind, file) => {
        const { removeJobFile, sendJobFile } = await loadCalls()
        return file ? sendJobFile(locale, job, { kind, file }) : removeJobFile(locale, job, kind)
      },
      publish: async (id) => (await loadCalls()).postJob(locale, id, 'publish'),
      findConflict: async (failure) => (await loadCreatedDraft()).parseConflict(failure),
    },
    callWithLogin,
    check: async (job, fields) => (await loadChecks()).checkFields(job, fields),
    storage: createDraftStorage(personId),
    now: () => new Date(),
    schedule(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** The values that all parts of the form use; they are passed by context. */
export interface JobFormContextValue {
  form: UseFormReturn<JobValues>
  draft: Draft
  state: DraftState
  writer: JobWriter
  locale: Locale
  choices: JobChoices
  /** The current day in Berlin. */
  today: string
  callWithLogin: CallWithLogin
  problems: DisplayedProblems
  /** Opens the form of another ad; null for a new ad. */
  onOpen: (job: OwnJob | null) => void
}

export const JobFormContext = createContext<JobFormContextValue | null>(null)

export function useJobFormContext(): JobFormContextValue {
  const value = useContext(JobFormContext)
  if (!value) throw new Error('This is a part of the form of an ad.')
  return value
}
