import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { UploadParts } from '@/lib/api/browser-client'
import type { Failure, Result } from '@/lib/api/result'

/**
 * Equal to `maxMemberFileBytes` of the contract. Not imported from there, because that would also
 * load the schema library.
 */
const maxBytes = 10 * 1024 * 1024

type Outcome = 'sent' | 'removed'

interface UploadState {
  /** Fraction of the file that is sent, from 0 to 1; null if no upload is running. */
  part: number | null
  error: string | undefined
  /** Result of the last call; null if there was none or it failed. */
  outcome: Outcome | null
}

const idleState: UploadState = { part: null, error: undefined, outcome: null }

/** Returns functions that upload and remove a file, with their state for a `FileField`. */
export function useFileUpload() {
  const t = useTranslations('forms.file')
  const [state, setState] = useState<UploadState>(idleState)
  const uploadController = useRef<AbortController>(null)

  function toFailureText({ status, fields, detail }: Failure): string {
    if (status === 0) return t('unreached')
    return fields.file?.[0] ?? detail ?? t('failed')
  }

  /** @returns the value of the call; null for a cancellation or a failure, which is displayed */
  async function runCall<Value>(
    outcome: Outcome,
    call: () => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    const result = await call()
    const isCancelled = uploadController.current?.signal.aborted === true
    uploadController.current = null
    if (result.ok) {
      setState({ ...idleState, outcome })
      return result
    }
    setState({ ...idleState, error: isCancelled ? undefined : toFailureText(result.failure) })
    return null
  }

  /**
   * @returns the value of the call; null after a cancellation or a failure, which is displayed
   */
  async function send<Value>(
    file: File,
    call: (upload: UploadParts) => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    if (file.size > maxBytes) {
      setState({ ...idleState, error: t('tooLarge') })
      return null
    }
    const controller = new AbortController()
    uploadController.current = controller
    setState({ ...idleState, part: 0 })
    const upload = {
      signal: controller.signal,
      onProgress: (part: number) => setState({ ...idleState, part }),
    }
    return await runCall('sent', () => call(upload))
  }

  return {
    ...state,
    send,
    remove: <Value>(call: () => Promise<Result<Value>>) => runCall('removed', call),
    cancel: () => uploadController.current?.abort(),
  }
}
