import { vi } from 'vitest'
import { type Result, toFailure } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import { anOwnJob } from '@/tests/factories/job'
import { checkFields } from './check-job'
import { createDraft } from './draft'
import type { DraftConflict } from './draft-state'
import type { StoredDraft } from './draft-storage'
import { createJobValues, type JobValues, toJobValues } from './job-values'

/** The result of a call: a status, a lost response, or a failed script; null for success. */
type CallOutcome = number | 'lost' | 'no script' | null

const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }
const newValues = createJobValues(writer, 'de')

/** Creates a fake backend with the ads of a person, a storage, and a clock of the test. */
export function createDraftFixture() {
  const ads = new Map<number, OwnJob>()
  const storedDrafts = new Map<number | null, StoredDraft>()
  const sentCalls: [call: string, data: unknown][] = []
  const refusals: CallOutcome[] = []
  const logins: number[] = []
  let timer: { callback: () => void; ms: number } | null = null
  let conflict: Omit<DraftConflict, 'fields'> | null = null

  const store = (job: OwnJob): Result<OwnJob> => {
    ads.set(job.id, job)
    return { ok: true, value: job }
  }
  // A lost response leaves the change of the call in place.
  const respond = async (call: string, data: unknown, act: () => Result<OwnJob>): Promise<Result<OwnJob>> => {
    sentCalls.push([call, data])
    const refusal = refusals.shift() ?? null
    if (refusal === 'lost') act()
    if (refusal === null) return act()
    return { ok: false, failure: toFailure({ status: typeof refusal === 'number' ? refusal : 0 }) }
  }
  const pickTitleAndPlace = ({ title, place }: JobInput) => ({
    ...(title !== undefined && { title }),
    ...(place !== undefined && { place }),
  })
  const environment = {
    calls: {
      create: (input: JobInput) =>
        respond('create', input, () =>
          store(anOwnJob({ id: ads.size + 1, state: 'draft', revision: 1, ...pickTitleAndPlace(input) })),
        ),
      async findCreatedJob({ title }: JobInput): Promise<Result<OwnJob | null>> {
        const createdJob = [...ads.values()].find((job) => job.title === title && job.revision === 1)
        return { ok: true, value: createdJob ?? null }
      },
      change: (id: number, { revision, ...input }: JobInput & { revision: number }) =>
        respond('change', input, () => {
          const job = ads.get(id) ?? anOwnJob({ id })
          if (job.revision !== revision) {
            conflict = { current: job, by: 'Ada' }
            return { ok: false, failure: toFailure({ status: 409 }) }
          }
          return store({ ...job, ...pickTitleAndPlace(input), revision: revision + 1 })
        }),
      changeFile: ({ id, revision }: OwnJob, kind: string, file: File | null) =>
        respond('file', [kind, file?.name], () => {
          const job = ads.get(id) ?? anOwnJob({ id })
          return store({ ...job, revision: revision + 1, pdf: file && { name: file.name, byte_size: 1, url: '/a' } })
        }),
      publish: (id: number) =>
        respond('publish', id, () => store({ ...anOwnJob({ id }), ...ads.get(id), state: 'published' })),
      findConflict: async () => conflict,
    },
    async callWithLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
      const result = await call()
      logins.push(result.ok ? 200 : result.failure.status)
      return !result.ok && result.failure.status === 401 ? call() : result
    },
    async check(...parameters: Parameters<typeof checkFields>) {
      if (refusals[0] === 'no script') {
        refusals.shift()
        throw new Error('The script cannot be loaded.')
      }
      return checkFields(...parameters)
    },
    storage: {
      takeOver: (id: number | null) => structuredClone(storedDrafts.get(id) ?? null),
      write(id: number | null, draft: StoredDraft | null) {
        if (draft) storedDrafts.set(id, structuredClone(draft))
        else storedDrafts.delete(id)
      },
    },
    now: () => new Date('2026-11-23T10:00:00Z'),
    schedule(callback: () => void, ms: number) {
      timer = { callback, ms }
      return () => {
        timer = null
      }
    },
  }
  return {
    ads,
    storedDrafts,
    sentCalls,
    refusals,
    logins,
    /** Opens the form of an ad, or of a new one. */
    open(job: OwnJob | null) {
      const draft = createDraft(job, job ? toJobValues(job) : newValues, environment)
      const displayedValues: JobValues[] = []
      const end = draft.start((values) => displayedValues.push(values))
      const write = (changes: Partial<JobValues>) =>
        draft.change({ ...(job ? toJobValues(job) : newValues), ...changes })
      return { draft, displayedValues, end, write }
    },
    /** Runs the scheduled work. @returns its delay in ms; null without scheduled work */
    async wait(): Promise<number | null> {
      const due = timer
      timer = null
      due?.callback()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      return due?.ms ?? null
    },
    getDelay: () => timer?.ms ?? null,
  }
}

/** Replaces the browser's events for reconnecting and leaving the page. @returns the fake window */
export function stubBrowser(): EventTarget {
  const fakeWindow = new EventTarget()
  vi.stubGlobal('window', fakeWindow)
  vi.stubGlobal('document', new EventTarget())
  return fakeWindow
}
