import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Failure, Result } from '@/lib/api/result'
import type { OwnJob } from '@/lib/contract/jobs'
import { useJobFormParts } from './use-job-form'

export type JobFileKind = 'pdf' | 'logo'

/** As the backend has it (`maxJobFileBytes`), known without loading its schemas. */
const maxBytes = 10 * 1024 * 1024

interface FileState {
  /** The part of 1 that is sent; null while nothing is. */
  part: number | null
  error: string | undefined
  outcome: 'sent' | 'removed' | null
}

const idle: FileState = { part: null, error: undefined, outcome: null }

/** Sends and removes a file of the ad that is written, after what was written before. */
export function useJobFile(kind: JobFileKind) {
  const t = useTranslations('jobs.form.files')
  const { draft, locale, withLogin } = useJobFormParts()
  const [state, setState] = useState<FileState>(idle)
  const sending = useRef<AbortController>(null)
  const load = () => import('../own/own-job-calls')

  function textOf({ status, fields, detail }: Failure): string {
    if (status === 0) return t('unreached')
    return fields.file?.[0] ?? detail ?? t('failed')
  }

  /** Makes a call about the ad, once more where somebody has changed it meanwhile, but not this file of it. */
  async function attempt(make: (job: OwnJob) => Promise<Result<OwnJob>>): Promise<Result<OwnJob> | null> {
    const job = await draft.obtainJob()
    if (!job) return null
    const result = await withLogin(() => make(job))
    if (result.ok || result.failure.status !== 409) return result
    const current = (await import('./stored-draft')).conflictIn(result.failure)?.current
    const isSame = current && JSON.stringify(current[kind]) === JSON.stringify(job[kind])
    return isSame ? await withLogin(() => make(current)) : result
  }

  /** @returns whether it was done */
  async function change(
    outcome: 'sent' | 'removed',
    make: (job: OwnJob) => Promise<Result<OwnJob>>,
  ): Promise<boolean> {
    const result = await attempt(make)
    const isEnded = sending.current?.signal.aborted === true
    sending.current = null
    if (result?.ok) {
      draft.replaceJob(result.value)
      setState({ ...idle, outcome })
      return true
    }
    const error = result ? textOf(result.failure) : t('unsaved')
    setState({ ...idle, error: isEnded ? undefined : error })
    return isEnded
  }

  /** @returns whether it was sent, or given up by the user */
  async function send(file: File): Promise<boolean> {
    if (file.size > maxBytes) {
      setState({ ...idle, error: t('tooLarge') })
      return false
    }
    const controller = new AbortController()
    sending.current = controller
    setState({ ...idle, part: 0 })
    const upload = {
      signal: controller.signal,
      onProgress: (part: number) => setState({ ...idle, part }),
    }
    return await change('sent', async (job) =>
      (await load()).sendJobFile(locale, job, { kind, file, upload }),
    )
  }

  const remove = () => change('removed', async (job) => (await load()).removeJobFile(locale, job, kind))

  return { ...state, send, remove, cancel: () => sending.current?.abort() }
}
