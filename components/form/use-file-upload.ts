import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { UploadParts } from '@/lib/api/browser-client'
import type { Failure, Result } from '@/lib/api/result'

/** Same as `maxMemberFileBytes` of the contract, without loading its schemas. */
const maxBytes = 10 * 1024 * 1024

type Outcome = 'sent' | 'removed'

interface UploadState {
  /** Sent fraction, from 0 to 1; null while nothing is sent. */
  part: number | null
  error: string | undefined
  /** Last result; null for none. */
  outcome: Outcome | null
}

const idle: UploadState = { part: null, error: undefined, outcome: null }

/** Uploads and removes a file, with the state for a `FileField`. */
export function useFileUpload() {
  const t = useTranslations('forms.file')
  const [state, setState] = useState<UploadState>(idle)
  const sending = useRef<AbortController>(null)

  function toFailureText({ status, fields, detail }: Failure): string {
    if (status === 0) return t('unreached')
    return fields.file?.[0] ?? detail ?? t('failed')
  }

  /** @returns the value of the call; null for a failure, which is displayed */
  async function change<Value>(
    outcome: Outcome,
    make: () => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    const result = await make()
    const isEnded = sending.current?.signal.aborted === true
    sending.current = null
    if (result.ok) {
      setState({ ...idle, outcome })
      return result
    }
    setState({ ...idle, error: isEnded ? undefined : toFailureText(result.failure) })
    return null
  }

  /**
   * @returns the value of the call; null after a cancellation or a failure, which is displayed
   */
  async function send<Value>(
    file: File,
    make: (upload: UploadParts) => Promise<Result<Value>>,
  ): Promise<{ value: Value } | null> {
    if (file.size > maxBytes) {
      setState({ ...idle, error: t('tooLarge') })
      return null
    }
    const controller = new AbortController()
    sending.current = controller
    setState({ ...idle, part: 0 })
    const upload = {
      signal: controller.signal,
      onProgress: (part: number) => setState({ ...idle, part }),
    }
    return await change('sent', () => make(upload))
  }

  return {
    ...state,
    send,
    remove: <Value>(make: () => Promise<Result<Value>>) => change('removed', make),
    cancel: () => sending.current?.abort(),
  }
}
