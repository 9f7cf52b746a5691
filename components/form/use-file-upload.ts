import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { UploadOptions } from '@/lib/api/browser-client'
import type { Failure, Result } from '@/lib/api/result'

/**
 * Equal to `maxMemberFileBytes` of the contract. Not imported from there, because that would also
 * load the schema library.
 */
const maxBytes = 10 * 1024 * 1024

type Outcome = 'sent' | 'removed'

interface UploadState {
  /** Fraction of the file that is sent, from 0 to 1; null if no upload is running. */
  sentFraction: number | null
  error: string | undefined
  /** Result of the last call; null before the first call and after a failed call. */
  outcome: Outcome | null
}

const idleState: UploadState = { sentFraction: null, error: undefined, outcome: null }

/** Returns functions that upload and remove a file, with their state for a `FileField`. */
export function useFileUpload() {
  const t = useTranslations('forms.file')
  const [state, setState] = useState<UploadState>(idleState)
  const uploadController = useRef<AbortController>(null)

  function toFailureText({ status, fields, detail }: Failure): string {
    if (status === 0) return t('unreached')
    return fields.file?.[0] ?? detail ?? t('failed')
  }

  async function runCall<Value>(
    outcome: Outcome,
    call: () => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    const result = await call()
    const isCanceled = uploadController.current?.signal.aborted === true
    uploadController.current = null
    if (result.ok) {
      setState({ ...idleState, outcome })
      return result
    }
    setState({ ...idleState, error: isCanceled ? undefined : toFailureText(result.failure) })
    return null
  }

  /** Shows an error for a file that is too large. */
  function acceptsSize(file: File): boolean {
    const isSmall = file.size <= maxBytes
    setState({ ...idleState, error: isSmall ? undefined : t('tooLarge') })
    return isSmall
  }

  async function send<Value>(
    file: File,
    call: (upload: UploadOptions) => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    if (!acceptsSize(file)) return null
    const controller = new AbortController()
    uploadController.current = controller
    setState({ ...idleState, sentFraction: 0 })
    const upload = {
      signal: controller.signal,
      onProgress: (sentFraction: number) => setState({ ...idleState, sentFraction }),
    }
    return await runCall('sent', () => call(upload))
  }

  return {
    ...state,
    acceptsSize,
    send,
    remove: <Value>(call: () => Promise<Result<Value>>) => runCall('removed', call),
    cancel: () => uploadController.current?.abort(),
  }
}
